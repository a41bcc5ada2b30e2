import { saveFile } from '@roe/shared/save-file';
import { Button } from '@roe/shared/ui/button';
import styles from './glossary-page.module.css';
import type { ListedTerm } from './term.ts';

/** Ways to take the list along: as a file for tables and flash cards, and on paper. */
export function TakeAway({ terms }: { terms: readonly ListedTerm[] }) {
  return (
    <div className={styles['away']} data-needs-script="">
      <Button variant="plain" onClick={() => saveFile('roe-glossary.csv', csvOf(terms), 'text/csv')}>
        Download as CSV
      </Button>
      <Button variant="plain" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}

/** A line a term, after RFC 4180, with a byte order mark, by which spreadsheets know UTF-8. */
function csvOf(terms: readonly ListedTerm[]): string {
  const rows = terms.map(({ slug, term, devanagari, html }) => [
    term,
    devanagari,
    html.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    new URL(`/glossary/${slug}`, location.origin).href,
  ]);
  const lines = [['term', 'devanagari', 'meaning', 'address'], ...rows].map((row) => row.map(quoted).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;
