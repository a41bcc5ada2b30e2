import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { SiteDocument } from '../../src/contract/contract.ts';
import { verseIn } from './verses.ts';

type Passage = SiteDocument['passages'][number];

/** A heading of a text. */
interface Heading {
  /** Its anchor. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** What a text is by its headings. */
export interface Outline {
  /** Its words between them, without marks. */
  passages: Passage[];
  /** Its verses whose source is told, once more: things of their own for the search, of the kind "verse". */
  verses: Passage[];
  /** What a list of contents shows, in the order of the text. */
  headings: Heading[];
  /** How many words there are between the headings. */
  words: number;
}

/** The text by heading, as plain words, and the headings. */
export function outlineOf(tree: Root): Outline {
  const passages: Passage[] = [{ anchor: '', heading: '', text: '' }];
  const verses: Passage[] = [];
  const headings: Heading[] = [];
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const text = textOf(node).replace(/\s+/g, ' ').trim();
    const last = passages.at(-1) as Passage;
    const id = String(node.properties['id'] ?? '');
    if (/^h[23]$/.test(node.tagName)) {
      passages.push({ anchor: id, heading: text, text: '' });
      headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 });
      continue;
    }
    if (text) last.text += `${last.text && ' '}${text}`;
    const verse = verseIn(node);
    if (verse && id) verses.push({ anchor: id, heading: verse.place, text: verse.text, kind: 'verse' });
  }
  const filled = passages.filter((passage) => passage.text !== '');
  return {
    passages: filled,
    verses,
    headings,
    words: filled.reduce((sum, { text }) => sum + text.split(' ').length, 0),
  };
}
