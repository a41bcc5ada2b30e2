import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

interface Props extends Omit<LinkProps, 'className'> {
  variant?: ButtonVariant;
  /** `small` is 36 px high instead of 44. */
  size?: 'small' | 'medium';
}

/** A link that looks like a button: for the few ways on that a page leads to. */
export function ButtonLink({ variant = 'quiet', size = 'medium', ...others }: Props) {
  return <Link {...others} className={styles['button'] ?? ''} data-variant={variant} data-size={size} />;
}
