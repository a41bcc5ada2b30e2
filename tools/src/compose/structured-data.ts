import type { NavEntry, PageDocument, PageFacts } from '@roe/shared/contract';

export const SITE_NAME = 'Reality of Everything';
const SHORT_NAME = 'ROE';

/** First segment of pages whose list has another address → the list. All others stand below theirs. */
const lists: Record<string, string> = { realworld: '/real-world', series: '/decodings' };

/** One thing in schema.org's words. */
type Thing = Record<string, unknown>;

/** A page on the way from the home page. */
interface Step {
  name: string;
  /** Its address, absolute. */
  item: string;
}

/**
 * What a page tells search engines of itself (schema.org): a JSON-LD data block for its head, which browsers do not run.
 * @returns '' where they may not know the page
 */
export function structuredDataOf({ site, nav, page: { document }, isMissing }: PageFacts): string {
  if (isMissing || !document.index) return '';
  const list = listOf(site, nav, document.url);
  const things = document.url === '/' ? [siteOf(site, document)] : [];
  const subject = subjectOf(site, document, list);
  if (subject) things.push(subject);
  if (document.url !== '/') things.push(trailOf(site, document, list));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The list that a page stands on, where the menu leads to it. */
function listOf(site: string, nav: NavEntry[], url: string): Step | undefined {
  const [, first = '', second] = url.split('/');
  const list = second && nav.find(({ href }) => href === (lists[first] ?? `/${first}`));
  return list ? { name: list.label, item: site + list.href } : undefined;
}

/** The way to the page from the home page, through the list that it stands on. */
function trailOf(site: string, { url, title }: PageDocument, list: Step | undefined): Thing {
  const steps: Step[] = [
    { name: 'Home', item: `${site}/` },
    ...(list ? [list] : []),
    { name: title, item: site + url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function siteOf(site: string, document: PageDocument): Thing {
  const target = { '@type': 'EntryPoint', urlTemplate: `${site}/decodings?search={search_term_string}` };
  return {
    '@type': 'WebSite',
    ...commonOf(site, document),
    name: SITE_NAME,
    alternateName: SHORT_NAME,
    publisher: organizationOf(site),
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
  };
}

/** What the page is about, where it has a type that search engines know. */
function subjectOf(site: string, document: PageDocument, list: Step | undefined): Thing | undefined {
  const { url, type, title } = document;
  switch (type) {
    case 'decoding':
    case 'analysis':
      return { '@type': 'Article', ...workOf(site, document), headline: title, mainEntityOfPage: site + url };
    case 'series':
      return { '@type': 'CreativeWorkSeries', ...workOf(site, document), name: title };
    case 'term': {
      const set = list && { '@type': 'DefinedTermSet', name: list.name, url: list.item };
      return {
        '@type': 'DefinedTerm',
        ...commonOf(site, document),
        name: title,
        ...(set && { inDefinedTermSet: set }),
      };
    }
    default:
      return undefined;
  }
}

const commonOf = (site: string, { url, summary, image }: PageDocument): Thing => ({
  url: site + url,
  description: summary,
  ...(image && { image: site + image }),
});

function workOf(site: string, document: PageDocument): Thing {
  const { date, updated } = document;
  const changed = updated ?? date;
  return {
    ...commonOf(site, document),
    ...(date && { datePublished: date }),
    ...(changed && { dateModified: changed }),
    inLanguage: 'en',
    isAccessibleForFree: true,
    author: organizationOf(site),
    publisher: organizationOf(site),
  };
}

const organizationOf = (site: string): Thing => ({
  '@type': 'Organization',
  name: SITE_NAME,
  alternateName: SHORT_NAME,
  url: `${site}/`,
  logo: `${site}/icons/icon-512.png`,
});
