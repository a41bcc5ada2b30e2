import type { About, Kind, NavEntry, PageDocument, PagePayload } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';

/** What a page's structured data is made from besides the page. */
export interface Surroundings {
  about: About;
  /** Kinds of the page's own section. */
  kinds: Record<string, Kind>;
}

/** One thing in schema.org's words. */
type Thing = Record<string, unknown>;

/** A page on the way from the home page. */
interface Step {
  name: string;
  /** Its address, absolute. */
  item: string;
}

/** A page, and what is known around it. */
interface Described {
  site: string;
  about: About;
  document: PageDocument;
  kind: Kind | undefined;
  menu: NavEntry[];
}

/**
 * What a page tells search engines of itself (schema.org): a JSON-LD data block for its head, which browsers do not run.
 * @returns '' where they may not know the page
 */
export function structuredDataOf(
  { site, nav, page: { document }, isMissing }: PagePayload,
  { about, kinds }: Surroundings,
): string {
  if (isMissing || !document.index) return '';
  const page: Described = { site, about, document, kind: kinds[document.type], menu: placedIn(nav, 'menu') };
  const list = listOf(page);
  const things = document.url === '/' ? [siteOf(page)] : [];
  const subject = subjectOf(page, list);
  if (subject) things.push(subject);
  things.push(...recordingsOf(page));
  if (document.url !== '/') things.push(trailOf(page, list));
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The list that a page stands on, where the menu leads to it. */
function listOf({ site, document, kind, menu }: Described): Step | undefined {
  const [, first = '', second] = document.url.split('/');
  const list = second && menu.find(({ href }) => href === (kind?.list ?? `/${first}`));
  return list ? { name: list.label, item: site + list.href } : undefined;
}

/** The way to the page from the home page, through the list that it stands on. */
function trailOf({ site, about, document, menu }: Described, list: Step | undefined): Thing {
  const home = menu.find(({ href }) => href === '/')?.label ?? about.shortName;
  const steps: Step[] = [
    { name: home, item: `${site}/` },
    ...(list ? [list] : []),
    { name: document.title, item: site + document.url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function siteOf({ site, about, document }: Described): Thing {
  const { action, parameter } = about.search;
  const target = { '@type': 'EntryPoint', urlTemplate: `${site}${action}?${parameter}={search_term_string}` };
  return {
    '@type': 'WebSite',
    ...commonOf(site, document),
    name: about.name,
    alternateName: about.shortName,
    publisher: organizationOf(site, about),
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' },
  };
}

/** What the page is about, where its kind has a type that search engines know. */
function subjectOf({ site, about, document, kind }: Described, list: Step | undefined): Thing | undefined {
  const { url, title } = document;
  const type = kind?.schemaType;
  if (!type) return undefined;
  if (type === 'DefinedTerm') {
    const set = list && { '@type': 'DefinedTermSet', name: list.name, url: list.item };
    return { '@type': type, ...commonOf(site, document), name: title, ...(set && { inDefinedTermSet: set }) };
  }
  if (type === 'Book') return { '@type': type, ...commonOf(site, document), name: title, ...authorOf(document) };
  const work = { '@type': type, ...workOf(site, about, document) };
  return type === 'Article' ? { ...work, headline: title, mainEntityOfPage: site + url } : { ...work, name: title };
}

/** What can be heard on the page. */
const recordingsOf = ({ site, about, document: { url, recordings = [] } }: Described): Thing[] =>
  recordings.map(({ anchor, name, description, file, type, seconds }) => ({
    '@type': 'AudioObject',
    url: `${site}${url}#${anchor}`,
    name,
    description,
    contentUrl: site + file,
    encodingFormat: type,
    duration: `PT${Math.round(seconds)}S`,
    isAccessibleForFree: true,
    creator: organizationOf(site, about),
  }));

/** A book is not ours: who wrote it is told where the page knows it, and nobody stands in their place. */
const authorOf = ({ author }: PageDocument): Thing => (author ? { author: { '@type': 'Person', name: author } } : {});

const commonOf = (site: string, { url, summary, image }: PageDocument): Thing => ({
  url: site + url,
  description: summary,
  ...(image && { image: site + image }),
});

function workOf(site: string, about: About, document: PageDocument): Thing {
  const { date, updated } = document;
  const changed = updated ?? date;
  const organization = organizationOf(site, about);
  return {
    ...commonOf(site, document),
    ...(date && { datePublished: date }),
    ...(changed && { dateModified: changed }),
    inLanguage: about.language,
    isAccessibleForFree: true,
    author: organization,
    publisher: organization,
  };
}

const organizationOf = (site: string, { name, shortName }: About): Thing => ({
  '@type': 'Organization',
  name,
  alternateName: shortName,
  url: `${site}/`,
  logo: `${site}/icons/icon-512.png`,
});
