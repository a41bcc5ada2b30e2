/** The three layers in a name, another name and a sentence or two, counted from the inside. */
export const layers = [
  {
    layer: 1,
    name: 'Stillness',
    also: 'Pure Consciousness',
    text: 'The unmoving witness. It is not a thing among things, and it is never absent.',
  },
  {
    layer: 2,
    name: 'Vibration',
    also: 'Creative Energy, Archetype, mind',
    text: 'The first movement in it: pattern, intention, name. This is where change is made.',
  },
  {
    layer: 3,
    name: 'Form',
    also: 'Manifested Reality',
    text: 'What the movement looks like when it is met as a world: bodies, events, history, and the return. This is where change is seen.',
  },
] as const;

/** Number of a layer. */
export type Layer = (typeof layers)[number]['layer'];
