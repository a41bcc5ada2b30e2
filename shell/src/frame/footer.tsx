import type { NavEntry } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import { Glyph } from '@roe/shared/ui/glyph';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export function Footer({ nav }: { nav: NavEntry[] }) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['creed']}>
          <Glyph size="2.25rem" />
          <span>Stillness, Vibration, Form: one reality, read in three layers.</span>
        </p>
        <nav aria-label="Footer">
          <ul>
            {[...placedIn(nav, 'menu'), ...placedIn(nav, 'footer')].map(({ label, href, placement }) => (
              <li key={`${placement} ${href}`}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to={{ search: '?seams' }}>Seams</Link>
            </li>
          </ul>
        </nav>
        <p className={styles['claims']}>
          <span>108+ truths decoded</span>
          <span>Free and non-commercial.</span>
        </p>
      </div>
    </footer>
  );
}
