import type { NavEntry } from '@roe/shared/contract';
import { isUnder } from '@roe/shared/contract/nav';
import { Link, useLocation } from 'react-router-dom';
import { icons } from './icons.tsx';
import styles from './menu.module.css';
import { type PlacedEntry, placesOf } from './menu-places.ts';

/**
 * The site's menu. In a wide window it is a bar, and what the bar has no room for stands under "More"; in a small one it is a
 * popover with all entries. Both popovers are native ones: they open before any script has run.
 */
export function Menu({ nav }: { nav: NavEntry[] }) {
  const entries = placesOf(nav);
  const [first] = entries;
  const others = entries.filter(({ from }) => from !== first?.from);
  return (
    <nav className={styles['menu']} id="-menu" popover="auto" aria-label="Main">
      <ul className={styles['bar']}>
        {entries.map((entry) => (
          <Entry key={entry.href} entry={entry} />
        ))}
        {others.length > 0 && (
          <li className={styles['more']} data-until={others.at(-1)?.from}>
            <button type="button" popoverTarget="-menu-more">
              More {icons.down}
            </button>
            <ul className={styles['others']} id="-menu-more" popover="auto">
              {others.map((entry) => (
                <Entry key={entry.href} entry={entry} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: PlacedEntry }) {
  const isCurrent = isUnder(entry, useLocation().pathname);
  return (
    <li data-from={entry.from}>
      <Link to={entry.href} aria-current={isCurrent ? 'page' : undefined} onClick={closeMenu}>
        {entry.label}
      </Link>
    </li>
  );
}

function closeMenu() {
  for (const id of ['-menu', '-menu-more']) document.getElementById(id)?.hidePopover();
}
