import { pageAt } from '@roe/shared/frame';

/** What a card shows of a term. */
export interface TermGlance {
  /** Address of the term's page. */
  url: string;
  term: string;
  devanagari: string;
  pronunciation: string;
  layer: 1 | 2 | 3 | null;
  definition: string;
  /** How many meanings there are besides. */
  others: number;
}

/** Letters of a definition that a card shows at most. */
const LONGEST = 525;

/** Address of the term that a link of a text leads to, or undefined for another link. */
export function termAddress(link: Pick<HTMLAnchorElement, 'pathname' | 'hash'>): string | undefined {
  const slug = /^\/glossary(?:\/|(?=#))#?([a-z]+)$/.exec(link.pathname + link.hash)?.[1];
  return slug && `/glossary/${slug}`;
}

/**
 * Loads what a card shows.
 * @returns null where there is no such term, it cannot be loaded, or its section tells it in another form by now
 */
export async function glanceAt(url: string): Promise<TermGlance | null> {
  try {
    return glanceOf(url, (await pageAt(url))?.data);
  } catch {
    return null; // the link itself still leads there
  }
}

function glanceOf(url: string, data: unknown): TermGlance | null {
  const told = (data as { term?: Record<string, unknown> } | null | undefined)?.term;
  const { term, devanagari, pronunciation, layer, senses } = told ?? {};
  const [sense, ...others] = Array.isArray(senses) ? senses : [];
  const definition = (sense as { definition?: unknown } | undefined)?.definition;
  const isTerm = [term, devanagari, pronunciation, definition].every((text) => typeof text === 'string');
  if (!isTerm) return null;
  return {
    url,
    term: String(term),
    devanagari: String(devanagari),
    pronunciation: String(pronunciation),
    layer: layer === 1 || layer === 2 || layer === 3 ? layer : null,
    definition: shortened(String(definition)),
    others: others.length,
  };
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text;
