import { usePageData, usePageDocument } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import styles from './text-page.module.css';

export interface TextData {
  lead: string;
  html: string;
}

/** A page that is all text. */
export function TextPage() {
  const { lead, html } = usePageData<TextData>();
  return (
    <article className={styles['article']} key={usePageDocument().url}>
      <PageHeader lead={lead} />
      <Prose html={html} />
    </article>
  );
}
