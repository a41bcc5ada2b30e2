import type { ContentPage } from '@roe/shared/kit/content';
import { aboutPage, aboutSeerPage } from './about.ts';
import { contactPage } from './contact.ts';
import { cosmicSeriesPage } from './cosmic-series.ts';
import { homePage } from './home.ts';
import { textPages } from './pages.ts';
import { realizationPage } from './realization.ts';
import { sacredPatternsPage } from './sacred-patterns.ts';
import { contributePage, expansionPage, techPage } from './story.ts';
import { testHomePage } from './test-home.ts';

const sacredTemplate: ContentPage = {
  document: {
    url: '/sacred-template',
    type: 'page',
    title: 'Sacred Template',
    summary:
      'The design of this site, shown with its own pieces: palette, letters, archetypes, the three-layer figure and every component, in every theme.',
  },
  data: {},
};

export const content = (): ContentPage[] => [
  homePage(),
  aboutPage(),
  aboutSeerPage(),
  realizationPage(),
  techPage(),
  expansionPage(),
  contributePage(),
  contactPage(),
  cosmicSeriesPage(),
  sacredPatternsPage(),
  testHomePage(),
  sacredTemplate,
  ...textPages(),
];
