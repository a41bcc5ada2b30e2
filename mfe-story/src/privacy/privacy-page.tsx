import { usePageData, usePageDocument } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import type { TextData } from '../text-page.tsx';
import { Deletion } from './deletion.tsx';
import styles from './privacy-page.module.css';

/** What is kept, where, and for how long; with a button that deletes what is kept on this device. */
export function PrivacyPage() {
  const { lead, html } = usePageData<TextData>();
  return (
    <article className={styles['page']} key={usePageDocument().url}>
      <PageHeader lead={lead} />
      <Prose html={html} />
      <Deletion />
    </article>
  );
}
