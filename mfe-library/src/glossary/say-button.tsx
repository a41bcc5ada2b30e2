import styles from './say-button.module.css';

interface Props {
  /** In IAST. */
  term: string;
  isSaid: boolean;
  onClick: () => void;
}

/** Says a term, and falls silent where it is being said. */
export function SayButton({ term, isSaid, onClick }: Props) {
  return (
    <button
      className={styles['say']}
      type="button"
      aria-label={isSaid ? `Stop saying ${term}` : `Say ${term}`}
      data-needs-script=""
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {isSaid ? (
          <path d="M8 7.5h8v9H8z" />
        ) : (
          <path d="M5 9.5h3l4-3.5v12l-4-3.5H5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.8a7.4 7.4 0 0 1 0 10.4" />
        )}
      </svg>
    </button>
  );
}
