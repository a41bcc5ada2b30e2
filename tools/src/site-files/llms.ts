import type { SiteDocument } from '@roe/shared/contract';
import type { WholeSite } from './documents.ts';

/** Headings, in the order in which they stand. */
const headings: Record<SiteDocument['type'], string> = {
  page: 'Pages',
  decoding: 'Decodings',
  analysis: 'Real World',
  series: 'Series',
  book: 'Library',
  term: 'Glossary',
  track: 'Audio',
};

/** The site for language models, in Markdown (llmstxt.org): what it is, then every page with its summary, by type. */
export function llmsOf({ site, name, description, documents }: WholeSite): string {
  const sections = Object.entries(headings).flatMap(([type, heading]) => {
    const lines = documents
      .filter((document) => document.type === type)
      .map(({ url, title, summary }) => `- [${plain(title)}](${linked(site + url)}): ${plain(summary)}\n`);
    return lines.length > 0 ? `\n## ${heading}\n\n${lines.join('')}` : [];
  });
  return `# ${name}\n\n> ${description}\n${sections.join('')}`;
}

/** Text in one line that starts and ends no link. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');

/** Parentheses may stand in an address, and would end the link. */
const linked = (address: string): string => address.replaceAll('(', '%28').replaceAll(')', '%29');
