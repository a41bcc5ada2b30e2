import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Paragraphs } from '../paragraphs.tsx';
import { Emblem } from './emblem.tsx';
import { StoryPage } from './story-page.tsx';
import styles from './tech-page.module.css';

export interface TechData {
  lead: string;
  introduction: string[];
  cards: { title: string; icon: string; text: string }[];
  seams: { heading: string; text: string; label: string; href: string };
  next: { label: string; note: string };
}

/** How the site is built. */
export function TechPage() {
  const { lead, introduction, cards, seams, next } = usePageData<TechData>();
  return (
    <StoryPage step="/tech">
      <PageHeader lead={lead} />
      <div className={styles['introduction']}>
        <Paragraphs texts={introduction} />
      </div>
      <ul className={styles['cards']}>
        {cards.map(({ title, icon, text }) => (
          <li key={title}>
            <Emblem path={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
        <li className={styles['seams']}>
          <h2>{seams.heading}</h2>
          <p>{seams.text}</p>
          <ButtonLink variant="primary" to={seams.href}>
            {seams.label}
          </ButtonLink>
        </li>
      </ul>
      <p className={styles['next']}>
        {/* biome-ignore lint/a11y/useValidAnchor: a locked link leads nowhere yet, with or without script */}
        <a className={styles['locked']} role="link" aria-disabled="true">
          {next.label}
        </a>{' '}
        <span className={styles['note']}>{next.note}</span>
      </p>
    </StoryPage>
  );
}
