import '@roe/shared/styles/tokens.css';
import '@roe/shared/styles/base.css';
import type { Page, PageFacts } from '@roe/shared/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { seedPage } from './pages.ts';
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
  const { nav, site, pin, page } = facts;
  const path = page.document.url;
  pinSection(pin);
  seedPage(pin, path, adoptedPage(page));
  try {
    await loadCode(pin);
    hydrateRoot(root, <App nav={nav} site={site} renderedPath={path} />);
  } catch {
    const kept = document.querySelector('main')?.innerHTML ?? '';
    createRoot(root).render(<App nav={nav} site={site} renderedPath={path} kept={kept} />);
  }
  prefetchOnIntent();
}

void start();
