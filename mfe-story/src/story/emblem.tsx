import { Icon } from '@roe/shared/ui/icon';
import styles from './emblem.module.css';

/** The drawing over a heading, by the path that the build gave. Decorative. */
export function Emblem({ path }: { path: string }) {
  return (
    <Icon className={styles['emblem']} box={24} weight={1.1}>
      <path d={path} />
    </Icon>
  );
}
