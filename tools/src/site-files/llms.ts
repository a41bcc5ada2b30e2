import type { WholeSite } from './documents.ts';

/** The site for language models, in Markdown (llmstxt.org): what it is, then every page with its summary, by kind. */
export function llmsOf({ site, about, kinds, documents }: WholeSite): string {
  const headings = [['page', 'Pages'], ...Object.entries(kinds).map(([kind, { plural }]) => [kind, plural])];
  const sections = headings.flatMap(([type, heading]) => {
    const lines = documents
      .filter((document) => document.type === type)
      .map(({ url, title, summary }) => `- [${plain(title)}](${linked(site + url)}): ${plain(summary)}\n`);
    return lines.length > 0 ? `\n## ${heading}\n\n${lines.join('')}` : [];
  });
  return `# ${about.name}\n\n> ${about.description}\n${sections.join('')}`;
}

/** Text in one line that starts and ends no link. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');

/** Parentheses may stand in an address, and would end the link. */
const linked = (address: string): string => address.replaceAll('(', '%28').replaceAll(')', '%29');
