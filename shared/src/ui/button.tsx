import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** How much a button asks for: one `primary` a view, `quiet` for the others, `plain` where text alone is enough. */
export type ButtonVariant = 'primary' | 'quiet' | 'plain';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  /** `small` is 36 px high instead of 44. */
  size?: 'small' | 'medium';
  /** For a switch: whether it is on. */
  isPressed?: boolean;
  /** While its work is done: it keeps the focus, and takes no click. */
  isBusy?: boolean;
}

/** A button; the same look as `ButtonLink`, for what acts on the page instead of leaving it. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  isPressed,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...others
}: Props) {
  function onClicked(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy)
      event.preventDefault(); // a submit button would send its form again
    else onClick?.(event);
  }

  return (
    <button
      {...others}
      className={styles['button']}
      type={type}
      data-variant={variant}
      data-size={size}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || others['aria-disabled']}
      onClick={onClicked}
    >
      {isBusy && <span className={styles['ring']} aria-hidden="true" />}
      {children}
    </button>
  );
}
