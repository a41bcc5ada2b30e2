import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { contentOf } from '@roe/shared/kit/section-content';
import { aboutPage } from './about.ts';
import { aboutSeerPage } from './about-seer.ts';
import { contactPage } from './contact.ts';
import { contributePage } from './contribute.ts';
import { cosmicSeriesPage } from './cosmic-series.ts';
import { expansionPage } from './expansion.ts';
import { homePage } from './home.ts';
import { textPages } from './pages.ts';
import { realizationPage } from './realization.ts';
import { sacredPatternsPage } from './sacred-patterns.ts';
import { techPage } from './tech.ts';
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

export function content(): ContentPage[] {
  const texts = contentOf(path.resolve(import.meta.dirname, '..'), { terms: '/glossary' });
  return [
    homePage(texts),
    aboutPage(texts),
    aboutSeerPage(texts),
    realizationPage(texts),
    techPage(texts),
    expansionPage(texts),
    contributePage(texts),
    contactPage(texts),
    cosmicSeriesPage(texts),
    sacredPatternsPage(texts),
    testHomePage(texts),
    sacredTemplate,
    ...textPages(texts),
  ];
}
