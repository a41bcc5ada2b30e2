import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import { Prose } from '@roe/shared/ui/prose';
import type { TextData } from '../text-page.tsx';
import styles from './core-realization-page.module.css';
import { Particles } from './particles.tsx';
import { StoryPage } from './story-page.tsx';

export interface CoreRealizationData extends TextData {
  picture: PictureSource | null;
}

/** The three layers, told from the inside. */
export function CoreRealizationPage() {
  const { lead, html, picture } = usePageData<CoreRealizationData>();
  return (
    <StoryPage step="/realization">
      <div className={styles['page']}>
        <Particles count={20} seed={27} />
        <div className={styles['top']}>
          <PageHeader lead={lead} />
          {picture && (
            <div className={styles['picture']}>
              <Picture picture={picture} alt="" sizes="(width < 48rem) 70vw, 24rem" isFirst />
            </div>
          )}
        </div>
        <div className={styles['text']}>
          <Prose html={html} />
          <ArrowLink to="/declaration" direction="back">
            The ROE Declaration
          </ArrowLink>
        </div>
      </div>
    </StoryPage>
  );
}
