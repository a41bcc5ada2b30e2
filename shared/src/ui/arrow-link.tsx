import { Link, type LinkProps } from 'react-router-dom';
import styles from './arrow-link.module.css';
import { Icon } from './icon.tsx';

interface Props extends Omit<LinkProps, 'className'> {
  /** `back` puts the arrow before the text. */
  direction?: 'forward' | 'back';
}

/** A quiet link that leads on, or back. */
export function ArrowLink({ direction = 'forward', children, ...others }: Props) {
  return (
    <Link {...others} className={styles['link'] ?? ''} data-direction={direction}>
      <span>{children}</span>
      <Icon className={styles['arrow']}>
        <path d={direction === 'back' ? 'M14 8H2m4.5-4.5L2 8l4.5 4.5' : 'M2 8h12M9.5 3.5 14 8l-4.5 4.5'} />
      </Icon>
    </Link>
  );
}
