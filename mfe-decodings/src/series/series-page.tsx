import { usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { CloseMark } from '@roe/shared/ui/close-mark';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SeriesData } from './series.ts';
import styles from './series-page.module.css';
import { SeriesView } from './series-view.tsx';

export function SeriesPage() {
  const data = usePageData<SeriesData>();
  return (
    <div className={styles['page']} key={data.series.slug}>
      <header className={styles['top']}>
        <p className={styles['kicker']}>Sacred Series</p>
        <h1>{usePageDocument().title}</h1>
        <Close />
      </header>
      <SeriesView {...data} heading="h2" />
      <p className={styles['back']}>
        <ArrowLink to="/decodings" direction="back">
          Back to All Decodings
        </ArrowLink>
      </p>
    </div>
  );
}

/** One step back; where there is none inside the site, to the list. */
function Close() {
  const navigate = useNavigate();
  const hasStep = useLocation().key !== 'default';

  function onClicked(event: MouseEvent) {
    if (!hasStep) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link className={styles['close'] ?? ''} to="/decodings" onClick={onClicked} aria-label="Close">
      <CloseMark />
    </Link>
  );
}
