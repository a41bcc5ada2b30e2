import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import type { TextData } from '../text-page.tsx';
import styles from './declaration-page.module.css';
import { Particles } from './particles.tsx';
import { StoryPage } from './story-page.tsx';

/** The two ways of knowing, and what is declared of them. */
export function DeclarationPage() {
  const { lead, html } = usePageData<TextData>();
  return (
    <StoryPage step="/about">
      <div className={styles['page']}>
        <Particles count={15} seed={108} />
        <PageHeader lead={lead} />
        <Prose html={html} />
        <p className={styles['next']}>
          <ButtonLink variant="primary" to="/core-realization">
            The Core Realization
          </ButtonLink>
        </p>
      </div>
    </StoryPage>
  );
}
