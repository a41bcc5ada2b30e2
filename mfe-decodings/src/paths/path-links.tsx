import { LevelBadge } from '@roe/shared/ui/level-badge';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { levels } from '../decoding.ts';
import { pathAddress } from './path.ts';
import styles from './path-links.module.css';

/** The ways through the decodings, a badge for each level. */
export function PathLinks() {
  return (
    <nav className={styles['paths']} aria-label="Ways through the decodings">
      <span>New here? A few texts in their order, for a</span>
      {levels.map((level) => (
        <Link key={level} to={pathAddress(level)}>
          <LevelBadge level={level} />
          <VisuallyHidden> way</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
