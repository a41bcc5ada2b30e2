import { Children, type ComponentProps, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './chip.module.css';

interface ChipProps {
  /** How many there are behind it. */
  count?: number;
}

/** A filter that the page keeps for itself: a switch. */
export function Chip({
  count,
  isPressed,
  children,
  ...others
}: ChipProps & { isPressed: boolean } & Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button {...others} className={styles['chip']} type="button" aria-pressed={isPressed}>
      {children}
      <Count of={count} />
    </button>
  );
}

/** A filter that stands in the address: a link. */
export function ChipLink({
  count,
  isCurrent,
  children,
  ...others
}: ChipProps & { isCurrent: boolean } & Omit<LinkProps, 'className'>) {
  return (
    <Link {...others} className={styles['chip'] ?? ''} aria-current={isCurrent || undefined}>
      {children}
      <Count of={count} />
    </Link>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : (
    <>
      {' '}
      <span className={styles['count']}>{of}</span>
    </>
  );
}

/** Chips side by side; they wrap. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['row']} aria-label={label}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  );
}
