import { useEffect, useState } from 'react';
import styles from './view-count.module.css';
import { countView, viewsOf } from './views.ts';

/** Seconds that a page must be in sight to count as seen. */
const SEEN_AFTER = 5;

/** How often a page was seen, counted by the gateway. Where nobody counts, its place stays empty. */
export function ViewCount({ subject }: { subject: string }) {
  const [views, setViews] = useState<number>();

  useEffect(() => {
    const asked = new AbortController();
    viewsOf(subject, asked.signal).then(setViews, () => {}); // nobody counts: nothing is said
    const stop = afterInSight(SEEN_AFTER * 1000, () => countView(subject));
    return () => {
      asked.abort();
      stop();
    };
  }, [subject]);

  return (
    <span className={styles['views']}>
      {views ? (views === 1 ? '1 view' : `${views.toLocaleString('en-GB')} views`) : null}
    </span>
  );
}

/** Does something once the page was in sight for so many milliseconds together. */
function afterInSight(wait: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSight = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(task, wait);
  };
  onSight();
  document.addEventListener('visibilitychange', onSight);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
}
