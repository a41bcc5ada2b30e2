import { Button } from '@roe/shared/ui/button';
import { Link } from 'react-router-dom';
import { about } from '../about.ts';
import styles from './search-results.module.css';
import type { SiteIndex } from './site-index.ts';

const { ask } = about;

interface Props {
  index: SiteIndex;
  words: string;
  /** How many results there are. */
  count: number;
  /** There may be more of them. */
  isBusy: boolean;
  /** More is being looked through; the button that asked for it is gone. */
  onAsked: () => void;
  /** A link away was followed. */
  onLeft: () => void;
}

/** What there is to say besides the results: what can be found, what is still on its way, what could not be had. */
export function SearchState({ index, words, count, isBusy, onAsked, onLeft }: Props) {
  const { phase, missing } = index.useProgress();
  const text = words.trim();
  const isLoading = phase === 'loading';

  function search(withAll?: boolean) {
    index.load(withAll);
    onAsked();
  }

  return (
    <div className={styles['state']}>
      {text === '' && <p>{about.search.hint}</p>}
      {text !== '' && count === 0 && !isBusy && missing.length === 0 && <p>Nothing found for “{text}”.</p>}
      {isLoading && <p>Still looking through the texts …</p>}
      {(phase === 'listed' || phase === 'partly') && (
        <p className={styles['offer']}>
          {phase === 'listed'
            ? 'Titles and summaries were searched, to save data.'
            : 'Titles and the newest texts were searched.'}
          <Button size="small" onClick={() => search(true)}>
            {phase === 'listed' ? 'Search the texts too' : 'Search all texts'}
          </Button>
        </p>
      )}
      {missing.length > 0 && !isLoading && (
        <p className={styles['offer']}>
          Could not be searched: {missing.join('; ')}.
          <Button size="small" onClick={() => search()}>
            Try again
          </Button>
        </p>
      )}
      {text !== '' && (
        <p>
          <Link to={`${ask.action}?${ask.parameter}=${encodeURIComponent(text)}`} onClick={onLeft}>
            {ask.label}
          </Link>
        </p>
      )}
      {count > 0 && (
        <p className={styles['keys']}>
          The arrow keys choose a result, Enter opens it. Without a choice, Enter searches the {about.search.lists}.
        </p>
      )}
    </div>
  );
}
