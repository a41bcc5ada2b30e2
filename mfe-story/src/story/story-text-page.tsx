import { usePageData } from '@roe/shared/frame';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import type { TextData } from '../text-page.tsx';
import { StoryPage } from './story-page.tsx';
import styles from './story-text-page.module.css';

/** A page of the story that is all text. */
export function StoryTextPage() {
  const { lead, html } = usePageData<TextData>();
  return (
    <StoryPage step="/about">
      <PageHeader lead={lead} />
      <div className={styles['text']}>
        <Prose html={html} />
      </div>
    </StoryPage>
  );
}
