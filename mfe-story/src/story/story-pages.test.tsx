import type { ContentPage } from '@roe/shared/kit/content';
import { address, showPage } from '@roe/shared/testing/page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../../pages/content.ts';
import { ContactPage } from '../contact/contact-page.tsx';
import { CosmicSeriesPage } from '../cosmic-series/cosmic-series-page.tsx';
import { TextPage } from '../text-page.tsx';
import { AboutPage } from './about-page.tsx';
import { type ContributeData, ContributePage } from './contribute-page.tsx';
import { CoreRealizationPage } from './core-realization-page.tsx';
import { type ExpansionData, ExpansionPage } from './expansion-page.tsx';
import { type RealizationData, RealizationPage } from './realization-page.tsx';
import { type TechData, TechPage } from './tech-page.tsx';
import { type TestHomeData, TestHomePage } from './test-home-page.tsx';

const pages = new Map(content().map((page) => [page.document.url, page]));

/** Shows a page of the section with what its build makes for it. */
function show<Data>(url: string, page: ReactNode): Data {
  const { document, data } = pages.get(url) as ContentPage;
  showPage(page, { url, title: document.title, data });
  return data as Data;
}

const kinds: [string, ReactNode][] = [
  ['/about', <AboutPage key="about" />],
  ['/realization', <RealizationPage key="realization" />],
  ['/tech', <TechPage key="tech" />],
  ['/expansion', <ExpansionPage key="expansion" />],
  ['/contribute', <ContributePage key="contribute" />],
  ['/contact', <ContactPage key="contact" />],
  ['/cosmic-series', <CosmicSeriesPage key="cosmic-series" />],
  ['/core-realization', <CoreRealizationPage key="core-realization" />],
  ['/privacy', <TextPage key="text" />],
  ['/test-home', <TestHomePage key="test-home" />],
];

test.each(kinds)('%s has one headline, its title, and skips no level of headings', (url, page) => {
  show(url, page);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    pages.get(url)?.document.title,
  ]);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test.each(kinds)('%s: what leads to a place on the page leads to one, and every way has words', (url, page) => {
  show(url, page);
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) expect(document.getElementById(decodeURIComponent(href.slice(1))), href).not.toBeNull();
    expect(link.getAttribute('aria-label') ?? link.textContent, href).toMatch(/\S/);
  }
});

test('the contents of About lead to its headings', () => {
  show('/about', <AboutPage />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.length).toBeGreaterThan(1);
  for (const link of contents) screen.getByRole('heading', { name: link.textContent ?? '', level: 2 });
});

test('a visitor goes through the steps by key; the last one is named and leads nowhere', async () => {
  const { next } = show<TechData>('/tech', <TechPage />);
  const steps = within(screen.getByRole('navigation', { name: 'Story' })).getAllByRole('link');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  const met = [];
  for (let i = 0; i < 3; i++) {
    await userEvent.tab();
    met.push(document.activeElement);
  }
  expect(met).toEqual(steps.slice(0, 3));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Contribute/ }));
  await userEvent.click(screen.getByRole('link', { name: next.label }));
  expect(address()).toBe('/tech');
});

test('a step is followed without a new document', async () => {
  show('/tech', <TechPage />);
  await userEvent.click(screen.getByRole('link', { name: /^About/ }));
  expect(address()).toBe('/about');
});

test('what is planned says how far it is, and where there is something of it today, leads there', () => {
  const { features, closingLink } = show<ExpansionData>('/expansion', <ExpansionPage />);
  const items = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li') as HTMLElement);
  expect(items).toHaveLength(features.length);
  for (const [index, { title, status, link }] of features.entries()) {
    const item = within(items[index] as HTMLElement);
    item.getByRole('heading', { name: title });
    item.getByText(status);
    expect(item.queryByRole('link')?.getAttribute('href')).toBe(link?.href);
  }
  expect(screen.getByRole('link', { name: closingLink.label }).getAttribute('href')).toBe(closingLink.href);
});

test('each way to take part leads on', () => {
  const { cards } = show<ContributeData>('/contribute', <ContributePage />);
  for (const { title, link } of cards) {
    const card = within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
    expect(card.getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.href);
  }
});

test('the document can be opened, kept, and read on the page', () => {
  const { document: paper, timeline } = show<RealizationData>('/realization', <RealizationPage />);
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')).toHaveLength(timeline.length);
  const open = screen.getByRole('link', { name: paper.openLabel });
  const keep = screen.getByRole('link', { name: paper.downloadLabel });
  expect([open.getAttribute('target'), open.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(keep.hasAttribute('download')).toBe(true);
  expect(keep.getAttribute('href')).toBe(open.getAttribute('href'));
  expect(screen.getByTitle(paper.frameTitle).getAttribute('src')).toBe(open.getAttribute('href'));
  expect(screen.getByRole('link', { name: paper.textLabel }).getAttribute('href')).toBe('#text');
});

test('the three layers show their picture where there is one, and are whole without it', () => {
  const { document: page, data } = pages.get('/core-realization') as ContentPage;
  showPage(<CoreRealizationPage />, {
    url: page.url,
    title: page.title,
    data: { ...(data as object), picture: null },
  });
  expect(document.querySelector('img')).toBeNull();
  screen.getByRole('link', { name: 'The ROE Declaration' });
});

test('the landing page says the year in which it is read, and not that of its build', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const data = show<TestHomeData>('/test-home', <TestHomePage />);
  expect(screen.getByRole('contentinfo').textContent).toBe('Reality of Everything, 2031');
  expect(JSON.stringify(data)).not.toMatch(/20\d\d/);
  expect(screen.getByRole('link', { name: 'Enter the Portal' }).getAttribute('href')).toBe('/');
});
