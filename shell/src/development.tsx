import '@roe/shared/styles/tokens.css';
import '@roe/shared/styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prefetchOnIntent } from './loading/prefetch.ts';
import { loadRegistry } from './loading/releases.ts';
import { pathOf } from './path.ts';

/** The frame while working on it or on a section: nothing is prerendered, everything comes from the registry. */
const { sections, site } = await loadRegistry();
const nav = Object.values(sections).flatMap((section) => section.nav);
nav.sort((a, b) => a.order - b.order);
createRoot(document.getElementById('root') as HTMLElement).render(
  <App nav={nav} site={site} renderedPath={pathOf(location)} />,
);
prefetchOnIntent();
