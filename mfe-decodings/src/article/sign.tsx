import { Icon } from '@roe/shared/ui/icon';
import styles from './sign.module.css';

const paths = {
  share: 'M8 10V1.750M5 4.500l3-3 3 3M3.500 7.500v6.750h9V7.500',
  favourite: 'M8 13.500 2.800 8.200a3.100 3.100 0 0 1 4.400-4.400l.8.8.8-.8a3.100 3.100 0 0 1 4.400 4.400z',
  later: 'M4 1.750h8v12.500l-4-3.500-4 3.500z',
  text: 'M1.500 13 5.500 3l4 10M2.750 10h5.500M10.500 13l2-5.500 2 5.500M11.200 11.250h2.600',
  listen: 'M2 6v4h2.500L8 13V3L4.500 6zM10.500 5.500a3.500 3.500 0 0 1 0 5M12.500 3.500a6.250 6.250 0 0 1 0 9',
  stop: 'M4 4h8v8H4z',
  print: 'M4.500 6V1.750h7V6M4.500 11.500h-3V6h13v5.500h-3M4.500 9.500h7v4.750h-7z',
  tick: 'm3 8.500 3.500 3.500L13 4.500',
} as const;

/** A small drawing beside a word. Decorative. */
export function Sign({ of }: { of: keyof typeof paths }) {
  return (
    <Icon className={styles['sign']}>
      <path d={paths[of]} />
    </Icon>
  );
}
