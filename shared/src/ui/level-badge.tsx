import type { ConsciousnessLevel } from '../contract/contract.ts';
import { Icon } from './icon.tsx';
import styles from './level-badge.module.css';

const levels = {
  Dream: {
    name: 'Waking in the Dream',
    eye: 'M2 10c3.5 4.5 16.5 4.5 20 0M5 13l-1.5 2.5M9.5 14.5 9 17.5M14.5 14.5l.5 3M19 13l1.5 2.5',
  },
  Seeker: { name: 'Seeking the Mirror', eye: 'M2 12c4-3 16-3 20 0-4 5-16 5-20 0zM9 10.25a3 3 0 1 0 6 0' },
  Seer: {
    name: 'Living as the Seer',
    eye: 'M2 12c4-6.5 16-6.5 20 0-4 6.5-16 6.5-20 0zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  },
} as const satisfies Record<ConsciousnessLevel, { name: string; eye: string }>;

/** A consciousness level: an eye that is closed, half open or open, and always its word; its long name as the title. */
export function LevelBadge({ level }: { level: ConsciousnessLevel }) {
  const { name, eye } = levels[level];
  return (
    <span className={styles['badge']} title={name}>
      <Icon className={styles['eye']} box={24} weight={1.5}>
        <path d={eye} />
        {level === 'Seer' && <circle cx="12" cy="12" r="1" fill="currentColor" stroke="none" />}
      </Icon>
      {level}
    </span>
  );
}
