import './styles.ts';
import { provideNaming, providePages } from '@roe/shared/frame';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageAt } from './loading/page-at.ts';
import { pagesNaming } from './loading/pages-naming.ts';
import { prefetchOnIntent } from './loading/prefetch.ts';
import { loadRegistry } from './loading/releases.ts';
import { pathOf } from './path.ts';

/** The frame while working on it or on a section: nothing is prerendered, everything comes from the registry. */
providePages(pageAt);
provideNaming(pagesNaming);
const { sections, site } = await loadRegistry();
const nav = Object.values(sections).flatMap((section) => section.nav);
nav.sort((a, b) => a.order - b.order);
createRoot(document.getElementById('-root') as HTMLElement).render(
  <App nav={nav} site={site} renderedPath={pathOf(location)} />,
);
prefetchOnIntent();
