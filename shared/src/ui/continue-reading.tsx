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

type Left = Omit<Begun, 'title'>;

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

/**
 * The first of those whose page is still there. A page that is gone makes room for the next. One that cannot be loaded is left
 * out and makes none, so that without a network not all of them are asked for.
 */
async function stillThere(left: Left[]): Promise<Begun[]> {
  const looked: (Begun | 'unknown')[] = [];
  let next = 0;
  while (looked.length < MOST && next < left.length) {
    const some = left.slice(next, next + MOST - looked.length);
    next += some.length;
    looked.push(...(await Promise.all(some.map(lookAt))).filter((one) => one !== 'gone'));
  }
  return looked.filter((one) => one !== 'unknown');
}

const lookAt = (left: Left): Promise<Begun | 'gone' | 'unknown'> =>
  pageAt(left.url).then(
    (page) => (page ? { ...left, url: page.url, title: page.title } : 'gone'),
    () => 'unknown',
  );
