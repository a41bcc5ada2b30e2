import { type Saved, useSaved } from '@roe/shared/state/saved';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Begun, type Left, stillThere } from './begun.ts';
import styles from './continue-reading.module.css';
import { ProgressLine } from './progress-line.tsx';

/**
 * What was begun on this device and not finished, the last one first. It comes after hydration; its room is there from the first paint
 * on, because the page's first script marks <html> with `data-begun`.
 */
export function ContinueReading() {
  const progress = useSaved((saved) => saved.progress);
  const [begun, setBegun] = useState<Begun[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has changed
  useEffect(() => {
    let isCurrent = true;
    const look = () => {
      stillThere(leftIn(useSaved.getState().progress)).then((entries) => isCurrent && setBegun(entries));
    };
    const stop = useSaved.whenRestored(look);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [progress]);

  const isEmpty = begun ? begun.length === 0 : undefined;
  return (
    <section
      className={styles['begun']}
      aria-labelledby="-continue-reading"
      data-empty={isEmpty ?? (leftIn(progress).length > 0 ? false : undefined)}
    >
      <h2 id="-continue-reading">Continue reading</h2>
      <ul>
        {begun?.map(({ url, title, anchor, part }) => (
          <li key={url}>
            <Link to={anchor ? `${url}#${anchor}` : url}>{title}</Link>
            <span>{Math.round(part * 100)} % read</span>
            <ProgressLine value={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const leftIn = (progress: Saved['progress']): Left[] =>
  Object.entries(progress)
    .filter(([, { part, isRead }]) => part > 0 && !isRead)
    .map(([url, { anchor, part }]) => ({ url, anchor, part }))
    .reverse();
