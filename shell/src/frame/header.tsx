import type { NavEntry } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import { Glyph } from '@roe/shared/ui/glyph';
import { Link } from 'react-router-dom';
import { about } from '../about.ts';
import { Search } from '../search/search.tsx';
import styles from './header.module.css';
import { icons } from './icons.tsx';
import { Menu } from './menu.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** From this many pixels on the header is opaque (specification, §9). */
const OPAQUE_FROM = 20;

/** Menu and search are native popovers: they open before any script has run, and stay open when it has. */
export function Header({ nav }: { nav: NavEntry[] }) {
  const isScrolled = useScrolledPast(OPAQUE_FROM);
  return (
    <header className={styles['header']} data-scrolled={isScrolled || undefined}>
      <Link className={styles['brand']} to="/" aria-label={`${about.shortName}, ${about.name}`}>
        <Glyph size="1.75rem" />
        <span>{about.shortName}</span>
      </Link>
      <Menu nav={placedIn(nav, 'menu')} />
      <div className={styles['actions']}>
        <Search />
        <button
          className={styles['tool']}
          type="button"
          popoverTarget="-reading-settings"
          aria-label="Reading settings"
          title="Reading settings"
          data-needs-script=""
        >
          {icons.reading}
        </button>
        <ReadingSettings id="-reading-settings" />
        {placedIn(nav, 'action').map(({ label, href }) => (
          <Link key={href} className={styles['ask'] ?? ''} to={href}>
            {label}
          </Link>
        ))}
        <button className={styles['menuButton']} type="button" popoverTarget="-menu">
          {icons.menu} Menu
        </button>
      </div>
    </header>
  );
}
