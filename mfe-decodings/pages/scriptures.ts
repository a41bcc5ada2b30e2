import type { ContentPage } from '@roe/shared/kit/content';
import type { ScripturesData } from '../src/scriptures/scriptures.ts';
import type { Covers } from './covers.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

const shelves = [
  { id: 'puranas', name: 'Purāṇas', source: /Purāṇa/ },
  { id: 'epics', name: 'Epics', source: /Mahābhārata|Rāmāyaṇa/ },
];

/** The decodings that rest on a Purāṇa or on an epic, by what their references name. */
export function scripturesPage(decodings: Decoding[], covers: Covers): ContentPage {
  const data: ScripturesData = {
    shelves: shelves.map(({ id, name, source }) => ({
      id,
      name,
      decodings: readableFirst(decodings).flatMap((decoding) => {
        const sources = decoding.references.map((reference) => reference.source).filter((text) => source.test(text));
        return sources.length > 0 ? [{ ...summaryOf(decoding, covers), sources }] : [];
      }),
    })),
  };
  return {
    document: {
      url: '/test-decodings',
      type: 'page',
      title: 'Purāṇas and Epics, Decoded',
      summary:
        'Decodings that rest on a passage of a Purāṇa, the Mahābhārata or the Rāmāyaṇa, each with the place where it can be looked up.',
      names: ['Puranas', 'Epics', 'Ramayana', 'Mahabharata'],
    },
    data,
  };
}

const readableFirst = (decodings: Decoding[]): Decoding[] =>
  decodings.toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon));
