import { createRequire } from 'node:module';
import type { Kind, SiteDocument } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { siteDocument } from '@roe/shared/testing/document';
import type { WholeSite } from './documents.ts';

export const site = 'https://roe.example';

/** Kinds of pages of two sections. */
export const kinds: Record<string, Kind> = {
  decoding: { singular: 'Decoding', plural: 'Decodings', schemaType: 'Article', isInFeeds: true },
  analysis: { singular: 'Analysis', plural: 'Analyses', schemaType: 'Article', list: '/real-world', isInFeeds: true },
  series: {
    singular: 'Series',
    plural: 'Series',
    schemaType: 'CreativeWorkSeries',
    list: '/decodings',
    isInFeeds: false,
  },
  term: { singular: 'Term', plural: 'Glossary', schemaType: 'DefinedTerm', isInFeeds: false },
};

/** A document of a decoding, with these changes. */
export const documentWith = (changes: Partial<SiteDocument> = {}): SiteDocument =>
  siteDocument({
    url: '/decodings/om',
    type: 'decoding',
    summary: 'One sound, three layers.',
    date: '2025-03-01',
    level: 'Seeker',
    layer: 2,
    passages: [{ anchor: '', heading: '', text: 'A long text.' }],
    ...changes,
  });

/** What a test of a file of the whole site starts from. */
export const wholeWith = (...documents: SiteDocument[]): WholeSite => ({
  site,
  about: { ...about, name: 'Whole', description: 'All of it.' },
  kinds,
  documents,
});

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, character data included. */
  text: string;
  children: XmlElement[];
}

interface XmlNode {
  name?: string;
  attributes?: Record<string, string>;
  text?: string;
  cdata?: string;
  elements?: XmlNode[];
}

const requireOfFeed = createRequire(createRequire(import.meta.url).resolve('feed'));
const { xml2js } = requireOfFeed('xml-js') as { xml2js: (text: string) => XmlNode };

/**
 * The root element of an XML text, by the parser that the library `feed` brings.
 * @throws where the text is not well-formed; that parser lets two errors pass, which are looked for here
 */
export function parseXml(text: string): XmlElement {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('a character that XML cannot hold');
  if (/="[^"]*</.test(text.replace(/<!\[CDATA\[.*?\]\]>/gs, ''))) throw new Error('"<" in an attribute');
  const roots = xml2js(text).elements ?? [];
  if (roots.length !== 1) throw new Error(`expected one root element, received ${roots.length}`);
  return elementOf(roots[0] as XmlNode);
}

const elementOf = ({ name = '', attributes = {}, elements = [] }: XmlNode): XmlElement => ({
  name,
  attributes,
  text: elements.map(({ text, cdata }) => text ?? cdata ?? '').join(''),
  children: elements.filter((element) => element.name).map(elementOf),
});

/** The children of this name. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** Text of the one child of this name. */
export function textIn(element: XmlElement, name: string): string {
  const [child, another] = childrenOf(element, name);
  if (!child || another) throw new Error(`expected one <${name}> in <${element.name}>`);
  return child.text;
}
