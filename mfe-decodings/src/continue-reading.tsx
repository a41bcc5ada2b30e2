import { useSaved } from '@roe/shared/state/saved';
import { ProgressLine } from '@roe/shared/ui/progress-line';
import { Link } from 'react-router-dom';
import styles from './continue-reading.module.css';
import type { DecodingSummary } from './decoding.ts';
import { isRead } from './read.ts';

/** Texts at most. */
const MOST = 3;

/** What was begun on this device and not finished, the last one first. Nothing before hydration. */
export function ContinueReading({ decodings }: { decodings: DecodingSummary[] }) {
  const progress = useSaved((saved) => saved.progress);
  const begun = Object.entries(progress)
    .reverse()
    .filter(([, made]) => made.part > 0 && !isRead(made))
    .flatMap(([url, { part }]) => {
      const decoding = decodings.find(({ slug }) => url === `/decodings/${slug}`);
      return decoding ? [{ ...decoding, url, part }] : [];
    })
    .slice(0, MOST);
  if (begun.length === 0) return null;
  return (
    <section className={styles['begun']} aria-labelledby="continue-reading">
      <h2 id="continue-reading">Continue reading</h2>
      <ul>
        {begun.map(({ slug, title, url, part }) => (
          <li key={slug}>
            <Link to={url}>{title}</Link>
            <ProgressLine value={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}
