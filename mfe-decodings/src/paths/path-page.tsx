import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Sign } from '../article/sign.tsx';
import { PartRead } from '../series/part-read.tsx';
import { useSeriesProgress } from '../series/series-progress.ts';
import type { PathData } from './path.ts';
import styles from './path-page.module.css';
import { StepRow } from './step-row.tsx';

/** A way through the decodings: one after the other, and how far this device has come. */
export function PathPage() {
  const { lead, steps, others } = usePageData<PathData>();
  const { read, next, label } = useSeriesProgress(steps);
  const isWalked = read.size === steps.length;
  return (
    <>
      <PageHeader lead={lead}>
        <div className={styles['progress']}>
          {next && (
            <ButtonLink variant="primary" to={`/decodings/${next.slug}`} aria-label={`${label}: ${next.title}`}>
              {label}
            </ButtonLink>
          )}
          <PartRead read={read.size} all={steps.length} />
        </div>
      </PageHeader>
      <ol className={styles['steps']}>
        {steps.map((step, place) => (
          <StepRow key={step.slug} step={step} number={place + 1} isRead={read.has(step.slug)} />
        ))}
      </ol>
      {isWalked && (
        <p className={styles['walked']}>
          <Sign of="tick" /> You have walked all of it.
        </p>
      )}
      <p className={styles['others']}>
        {others.map(({ url, title }) => (
          <ArrowLink key={url} to={url}>
            {title}
          </ArrowLink>
        ))}
        <ArrowLink to="/decodings">All decodings</ArrowLink>
      </p>
    </>
  );
}
