import { Button } from '@roe/shared/ui/button';
import { CloseMark } from '@roe/shared/ui/close-mark';
import styles from './recent-list.module.css';
import { searchesForgotten, searchForgotten, useRecentSearches } from './recent-searches.ts';

interface Props {
  /** One is to be searched again. */
  onChosen: (words: string) => void;
  /** The button that had the focus is gone. */
  onForgotten: () => void;
}

/** What was looked for last on this device: to be searched again, or forgotten. */
export function RecentList({ onChosen, onForgotten }: Props) {
  const { searches } = useRecentSearches();
  if (searches.length === 0) return null;

  function onForgot(forget: () => void) {
    forget();
    onForgotten();
  }

  return (
    <section className={styles['recent']} aria-labelledby="-recent-searches">
      <h2 id="-recent-searches">Recent searches</h2>
      <ul>
        {searches.map((words) => (
          <li key={words}>
            <button className={styles['words']} type="button" onClick={() => onChosen(words)}>
              {words}
            </button>
            <button
              className={styles['forget']}
              type="button"
              aria-label={`Forget “${words}”`}
              onClick={() => onForgot(() => searchForgotten(words))}
            >
              <CloseMark />
            </button>
          </li>
        ))}
      </ul>
      <p>
        They stay on this device.{' '}
        <Button variant="plain" size="small" onClick={() => onForgot(searchesForgotten)}>
          Forget all
        </Button>
      </p>
    </section>
  );
}
