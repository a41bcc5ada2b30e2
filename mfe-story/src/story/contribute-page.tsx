import { usePageData } from '@roe/shared/frame';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Paragraphs } from '../paragraphs.tsx';
import styles from './contribute-page.module.css';
import { Emblem } from './emblem.tsx';
import { StoryPage } from './story-page.tsx';

interface Way {
  label: string;
  href: string;
}

export interface ContributeData {
  lead: string;
  cards: { title: string; icon: string; text: string[]; link: Way }[];
  closing: string;
  closingLink: Way;
}

/** Three ways to take part. */
export function ContributePage() {
  const { lead, cards, closing, closingLink } = usePageData<ContributeData>();
  return (
    <StoryPage>
      <PageHeader lead={lead} />
      <ul className={styles['cards']}>
        {cards.map(({ title, icon, text, link }) => (
          <li key={title}>
            <Emblem path={icon} />
            <h2>{title}</h2>
            <Paragraphs texts={text} />
            <div className={styles['foot']}>
              <ButtonLink to={link.href}>{link.label}</ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles['closing']}>
        {closing}{' '}
        <ButtonLink variant="primary" to={closingLink.href}>
          {closingLink.label}
        </ButtonLink>
      </p>
    </StoryPage>
  );
}
