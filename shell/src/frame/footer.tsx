import type { NavEntry } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import { Glyph } from '@roe/shared/ui/glyph';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

/** Headings of those links that name none. */
const headings = { menu: 'Explore', footer: 'This site' } as const;

export function Footer({ nav }: { nav: NavEntry[] }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['creed']}>
          <Glyph size="2.25rem" />
          <span>Stillness, Vibration, Form: one reality, read in three layers.</span>
        </p>
        <nav className={styles['columns']} aria-label="Footer">
          {columnsOf(nav).map(([heading, entries]) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {entries.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <ul className={styles['base']}>
          <li>108+ truths decoded</li>
          <li>Free and non-commercial.</li>
          <li>
            <a href="/rss.xml">Feed</a>
          </li>
          <li>
            <Link to={{ search: '?seams' }}>Show the seams</Link>
          </li>
          <li data-needs-script="">
            <button type="button" popoverTarget="-reading-settings">
              Theme and text
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** The links by their headings, in the order in which these are first named. */
function columnsOf(nav: NavEntry[]): [string, NavEntry[]][] {
  const columns = new Map<string, NavEntry[]>();
  for (const placement of ['menu', 'footer'] as const)
    for (const entry of placedIn(nav, placement)) {
      const heading = entry.column ?? headings[placement];
      columns.set(heading, [...(columns.get(heading) ?? []), entry]);
    }
  return [...columns];
}
