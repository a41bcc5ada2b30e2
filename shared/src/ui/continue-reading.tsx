import { pageAt } from '@roe/shared/frame';
import { useSaved } from '@roe/shared/state/saved';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './continue-reading.module.css';
import { ProgressLine } from './progress-line.tsx';

/** Texts at most. */
const MOST = 3;

interface Begun {
  url: string;
  title: string;
  anchor: string;
  part: number;
}

/** What was begun on this device and not finished, the last one first. Below all else, because it comes after hydration. */
export function ContinueReading() {
  const progress = useSaved((saved) => saved.progress);
  const [begun, setBegun] = useState<Begun[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const latest = Object.entries(progress)
      .filter(([, { part, isRead }]) => part > 0 && !isRead)
      .slice(-MOST)
      .reverse();
    // A page that is gone or cannot be loaded is left out: nothing here was asked for.
    const found = latest.map(async ([url, { anchor, part }]) => {
      const page = await pageAt(url).catch(() => null);
      return page ? [{ url, anchor, part, title: page.document.title }] : [];
    });
    Promise.all(found).then((entries) => isCurrent && setBegun(entries.flat()));
    return () => {
      isCurrent = false;
    };
  }, [progress]);

  if (begun.length === 0) return null;
  return (
    <section className={styles['begun']} aria-labelledby="continue-reading">
      <h2 id="continue-reading">Continue reading</h2>
      <ul>
        {begun.map(({ url, title, anchor, part }) => (
          <li key={url}>
            <Link to={anchor ? `${url}#${anchor}` : url}>{title}</Link>
            <ProgressLine value={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}
