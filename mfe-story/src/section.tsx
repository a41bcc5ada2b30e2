import type { Section } from '@roe/shared/contract';
import { ContactPage } from './contact/contact-page.tsx';
import { CosmicSeriesPage } from './cosmic-series/cosmic-series-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { PrivacyPage } from './privacy/privacy-page.tsx';
import { SacredPatternsPage } from './sacred-patterns/sacred-patterns-page.tsx';
import { SacredTemplatePage } from './sacred-template-page.tsx';
import { AboutPage } from './story/about-page.tsx';
import { AboutSeerPage } from './story/about-seer-page.tsx';
import { ContributePage } from './story/contribute-page.tsx';
import { CoreRealizationPage } from './story/core-realization-page.tsx';
import { DeclarationPage } from './story/declaration-page.tsx';
import { ExpansionPage } from './story/expansion-page.tsx';
import { RealizationPage } from './story/realization-page.tsx';
import { StoryTextPage } from './story/story-text-page.tsx';
import { TechPage } from './story/tech-page.tsx';
import { TestHomePage } from './story/test-home-page.tsx';
import { TextPage } from './text-page.tsx';

export default {
  routes: [
    { path: '/', element: <HomePage /> },
    { path: '/test-home', element: <TestHomePage /> },
    { path: '/about', element: <AboutPage /> },
    { path: '/about2', element: <AboutSeerPage /> },
    { path: '/about-roe', element: <StoryTextPage /> },
    { path: '/realization', element: <RealizationPage /> },
    { path: '/core-realization', element: <CoreRealizationPage /> },
    { path: '/tech', element: <TechPage /> },
    { path: '/expansion', element: <ExpansionPage /> },
    { path: '/contribute', element: <ContributePage /> },
    { path: '/declaration', element: <DeclarationPage /> },
    { path: '/contact', element: <ContactPage /> },
    { path: '/cosmic-series', element: <CosmicSeriesPage /> },
    { path: '/sacred-patterns', element: <SacredPatternsPage /> },
    { path: '/sacred-template', element: <SacredTemplatePage /> },
    { path: '/privacy', element: <PrivacyPage /> },
    { path: '/licences', element: <TextPage /> },
    { path: '/accessibility', element: <TextPage /> },
  ],
} satisfies Section;
