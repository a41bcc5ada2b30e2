import type { ReactNode } from 'react';
import { Archetypes } from './archetypes.tsx';
import { Badges } from './badges.tsx';
import { Buttons } from './buttons.tsx';
import { CardStates } from './cards.tsx';
import { Chips } from './chips.tsx';
import { Dialogs } from './dialogs.tsx';
import { Model } from './model.tsx';
import { MoreLikeThis } from './more-like-this.tsx';
import { Palette } from './palette.tsx';
import { Comparison, Pair, TabbedText, Voices } from './passages.tsx';
import { Messages, Waiting } from './states.tsx';
import { TypeScale } from './type-scale.tsx';

/** Parts of the page; those `isInAll` are shown in every theme, the others as the page itself is. */
export const parts: { id: string; title: string; text: string; isInAll: boolean; sample: ReactNode }[] = [
  {
    id: 'colour',
    title: 'Colour',
    text: 'Indigo for the night, parchment for the day, older paper in sepia, and one accent. The three layer colours mean the three layers and nothing else.',
    isInAll: true,
    sample: <Palette />,
  },
  {
    id: 'type',
    title: 'Type',
    text: 'A serif to read in, a plain face for what is pressed, and Devanagari in gold.',
    isInAll: true,
    sample: <TypeScale />,
  },
  {
    id: 'archetypes',
    title: 'Archetypes',
    text: 'Six figures that stories keep returning to, and the layer where each is met first.',
    isInAll: false,
    sample: <Archetypes />,
  },
  {
    id: 'model',
    title: 'The model',
    text: 'The three layers in one figure. Choose a layer on the drawing or by its name; the arrow keys move on.',
    isInAll: false,
    sample: <Model />,
  },
  {
    id: 'buttons',
    title: 'Buttons and links',
    text: 'One primary button a view, quiet ones for the rest. A link leads elsewhere, a button acts here.',
    isInAll: true,
    sample: <Buttons />,
  },
  {
    id: 'chips',
    title: 'Chips',
    text: 'Filters in a row that wraps, each with the number of things behind it.',
    isInAll: true,
    sample: <Chips />,
  },
  {
    id: 'badges',
    title: 'Badges',
    text: 'A layer has its colour, a level its eye. Both always have their word.',
    isInAll: true,
    sample: <Badges />,
  },
  {
    id: 'cards',
    title: 'Cards',
    text: 'A hairline with a golden beginning. The whole card leads where its title leads; links inside it stay their own.',
    isInAll: true,
    sample: <CardStates />,
  },
  {
    id: 'carousel',
    title: 'Carousel',
    text: 'Moved by hand, by keys or by arrows, one card at a time.',
    isInAll: false,
    sample: <MoreLikeThis />,
  },
  {
    id: 'voices',
    title: 'Verse and quotation',
    text: 'Script, sound, sense and source, each in its own voice.',
    isInAll: true,
    sample: <Voices />,
  },
  {
    id: 'picture-and-text',
    title: 'Picture and text',
    text: 'Side by side where there is room, either one first.',
    isInAll: false,
    sample: <Pair />,
  },
  {
    id: 'table',
    title: 'Table',
    text: 'Rules between the rows and none around them. On a narrow screen it moves inside its own frame.',
    isInAll: false,
    sample: <Comparison />,
  },
  {
    id: 'tabs',
    title: 'Tabs',
    text: 'One text at a time; without script, and on paper, all of them.',
    isInAll: true,
    sample: <TabbedText />,
  },
  {
    id: 'messages',
    title: 'Messages',
    text: 'What happened, and what can be done next.',
    isInAll: true,
    sample: <Messages />,
  },
  {
    id: 'dialogs',
    title: 'Dialogs and toasts',
    text: 'A box for a moment, an overlay for a long text, a toast for a word in passing.',
    isInAll: false,
    sample: <Dialogs />,
  },
  {
    id: 'waiting',
    title: 'Waiting, and nothing found',
    text: 'The room that a text will take, a line of gold, and a way on where a list is empty.',
    isInAll: true,
    sample: <Waiting />,
  },
];
