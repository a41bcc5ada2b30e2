import type { About } from './contract.ts';

/** What the site of the tests says of itself. */
export const about: About = {
  name: 'Reality of Everything',
  shortName: 'ROE',
  description: 'All of it.',
  language: 'en',
  search: {
    action: '/decodings',
    parameter: 'search',
    lists: 'decodings',
    placeholder: 'Search decodings',
    hint: 'Whatever there is.',
  },
  ask: {
    action: '/chatbot',
    parameter: 'q',
    label: 'Ask the guide this',
    page: { parameter: 'about', label: 'Ask about this page' },
  },
  model: { href: '/decodings/three-layer-model', label: 'Read the decoding' },
  correct: { action: '/contact', parameter: 'about', label: 'Found a mistake?' },
  contact: '/contact',
};
