import { Card, CardGrid } from '@roe/shared/ui/card';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Drawing, type Figure } from './drawing.tsx';

const archetypes: { figure: Figure; name: string; layer: 1 | 2 | 3; text: string; question: string }[] = [
  {
    figure: 'witness',
    name: 'The Witness',
    layer: 1,
    text: 'It sees the thought arrive and sees it go, and has never been seen going.',
    question: 'Who knew that?',
  },
  {
    figure: 'mirror',
    name: 'The Mirror',
    layer: 1,
    text: 'It shows every face and keeps none. What stands before it changes; the glass does not.',
    question: 'What is here when the picture changes?',
  },
  {
    figure: 'creator',
    name: 'The Creator',
    layer: 2,
    text: 'The first yes: a word, a beat, a line drawn where there was none.',
    question: 'What wants to begin?',
  },
  {
    figure: 'destroyer',
    name: 'The Destroyer',
    layer: 2,
    text: 'The end that a pattern needs. It takes the shape away and leaves the room.',
    question: 'What is already over?',
  },
  {
    figure: 'preserver',
    name: 'The Preserver',
    layer: 3,
    text: 'What lasts because somebody does it again today: bread, a promise, the lamp at dusk.',
    question: 'What is in your care?',
  },
  {
    figure: 'seeker',
    name: 'The Seeker',
    layer: 3,
    text: 'Goes out with a question, and comes back to the house it left, seeing it for the first time.',
    question: 'Who set out?',
  },
];

export function Archetypes() {
  return (
    <CardGrid>
      {archetypes.map(({ figure, name, layer, text, question }) => (
        <li key={name}>
          <Card
            title={name}
            picture={<Drawing figure={figure} layer={layer} />}
            kicker={<LayerBadge layer={layer} />}
            foot={question}
          >
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
