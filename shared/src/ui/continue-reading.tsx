import { useSaved } from '@roe/shared/state/saved';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Begun, stillThere } from './begun.ts';
import styles from './continue-reading.module.css';
import { ProgressLine } from './progress-line.tsx';

/** What was begun on this device and not finished, the last one first. Below all else, because it comes after hydration. */
export function ContinueReading() {
  const progress = useSaved((saved) => saved.progress);
  const [begun, setBegun] = useState<Begun[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const left = Object.entries(progress)
      .filter(([, { part, isRead }]) => part > 0 && !isRead)
      .map(([url, { anchor, part }]) => ({ url, anchor, part }))
      .reverse();
    stillThere(left).then((entries) => isCurrent && setBegun(entries));
    return () => {
      isCurrent = false;
    };
  }, [progress]);

  if (begun.length === 0) return null;
  return (
    <section className={styles['begun']} aria-labelledby="-continue-reading">
      <h2 id="-continue-reading">Continue reading</h2>
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
