import styles from './icon.module.css';

/** A small drawing of lines, by the path that the build gave. Decorative. */
export function Icon({ path }: { path: string }) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
