import { Button } from '@roe/shared/ui/button';
import { Link } from 'react-router-dom';
import styles from './search-results.module.css';
import { loadSearch, useSearchProgress } from './site-index.ts';

interface Props {
  words: string;
  /** How many results there are. */
  count: number;
  /** A link away was followed. */
  onLeft: () => void;
}

/** What there is to say besides the results: what can be found, what is still on its way, what could not be had. */
export function SearchState({ words, count, onLeft }: Props) {
  const { phase, missing } = useSearchProgress();
  const text = words.trim();
  return (
    <div className={styles['state']}>
      {text === '' && (
        <p>
          Decodings, real world, glossary, library, audio, and every other page. Any spelling will do: “purusha” finds
          puruṣa.
        </p>
      )}
      {text !== '' && count === 0 && phase !== 'loading' && (
        <p>
          Nothing found for “{text}”.{' '}
          <Link to={`/chatbot?q=${encodeURIComponent(text)}`} onClick={onLeft}>
            Ask the guide about it
          </Link>
        </p>
      )}
      {phase === 'loading' && <p>Still looking through the texts …</p>}
      {phase === 'listed' && (
        <p className={styles['offer']}>
          Titles and summaries were searched, to save data.
          <Button size="small" onClick={() => loadSearch(true)}>
            Search the texts too
          </Button>
        </p>
      )}
      {missing.length > 0 && phase !== 'loading' && (
        <p className={styles['offer']}>
          Could not be searched: {missing.join('; ')}.
          <Button size="small" onClick={() => loadSearch()}>
            Try again
          </Button>
        </p>
      )}
      {count > 0 && (
        <p className={styles['keys']}>
          The arrow keys choose a result, Enter opens it. Without a choice, Enter searches the decodings.
        </p>
      )}
    </div>
  );
}
