import '@roe/shared/styles/tokens.css';
import '@roe/shared/styles/base.css';
import type { Page, PageFacts } from '@roe/shared/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { seedStandIn } from './missing-page.ts';
import { seedPage } from './pages.ts';
import { pathOf } from './path.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { loadCode, pinSection } from './releases.ts';

const facts = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageFacts;
const root = document.getElementById('root') as HTMLElement;

/** The page's data, with the text that its JSON leaves out because it stands in the document. */
function adoptedPage({ document: facts, data }: Page): Page {
  const text = document.querySelector('[data-page-html]');
  return { document: facts, data: text && typeof data === 'object' ? { ...data, html: text.innerHTML } : data };
}

async function start(): Promise<void> {
  const { nav, site, pin, page, isMissing } = facts;
  const { url } = page.document;
  pinSection(pin);
  seedPage(pin, url, adoptedPage(page));
  if (isMissing) seedStandIn({ pin, path: url }, pathOf(location));
  const app = { nav, site, renderedPath: isMissing ? pathOf(location) : url };
  try {
    await loadCode(pin);
    hydrateRoot(root, <App {...app} />);
  } catch {
    createRoot(root).render(<App {...app} kept={document.querySelector('main')?.innerHTML ?? ''} />);
  }
  prefetchOnIntent();
  replayClicks();
}

/** Clicks that came before there was anybody to answer them; the page's starter kept them. */
function replayClicks(): void {
  const starter = document.getElementById('scripts') as { early?: () => HTMLElement[] } | null;
  const clicked = starter?.early?.() ?? [];
  requestAnimationFrame(() => {
    for (const control of clicked) control.click();
  });
}

void start();
