import type { Section } from '@roe/shared/contract';
import { page } from '@roe/shared/page';

export default {
  routes: [
    { path: '/', lazy: page(() => import('./home/home-page.tsx'), 'HomePage') },
    { path: '/test-home', lazy: page(() => import('./story/test-home-page.tsx'), 'TestHomePage') },
    { path: '/about', lazy: page(() => import('./story/about-page.tsx'), 'AboutPage') },
    { path: '/about2', lazy: page(() => import('./story/about-seer-page.tsx'), 'AboutSeerPage') },
    { path: '/about-roe', lazy: page(() => import('./story/story-text-page.tsx'), 'StoryTextPage') },
    { path: '/realization', lazy: page(() => import('./story/realization-page.tsx'), 'RealizationPage') },
    { path: '/core-realization', lazy: page(() => import('./story/core-realization-page.tsx'), 'CoreRealizationPage') },
    { path: '/tech', lazy: page(() => import('./story/tech-page.tsx'), 'TechPage') },
    { path: '/expansion', lazy: page(() => import('./story/expansion-page.tsx'), 'ExpansionPage') },
    { path: '/contribute', lazy: page(() => import('./story/contribute-page.tsx'), 'ContributePage') },
    { path: '/declaration', lazy: page(() => import('./story/declaration-page.tsx'), 'DeclarationPage') },
    { path: '/contact', lazy: page(() => import('./contact/contact-page.tsx'), 'ContactPage') },
    { path: '/cosmic-series', lazy: page(() => import('./cosmic-series/cosmic-series-page.tsx'), 'CosmicSeriesPage') },
    {
      path: '/sacred-patterns',
      lazy: page(() => import('./sacred-patterns/sacred-patterns-page.tsx'), 'SacredPatternsPage'),
    },
    { path: '/sacred-template', lazy: page(() => import('./sacred-template-page.tsx'), 'SacredTemplatePage') },
    { path: '/privacy', lazy: page(() => import('./privacy/privacy-page.tsx'), 'PrivacyPage') },
    { path: '/licences', lazy: page(() => import('./text-page.tsx'), 'TextPage') },
    { path: '/accessibility', lazy: page(() => import('./text-page.tsx'), 'TextPage') },
  ],
} satisfies Section;
