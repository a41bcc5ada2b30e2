import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Paragraphs } from '../paragraphs.tsx';
import { Emblem } from './emblem.tsx';
import styles from './expansion-page.module.css';
import { StoryPage } from './story-page.tsx';

interface Way {
  label: string;
  href: string;
}

export interface ExpansionData {
  lead: string;
  badge: string;
  introduction: string[];
  features: { title: string; icon: string; status: string; text: string; link?: Way | undefined }[];
  closing: string;
  closingLink: Way;
}

/** What is planned. */
export function ExpansionPage() {
  const { lead, badge, introduction, features, closing, closingLink } = usePageData<ExpansionData>();
  return (
    <StoryPage step="/expansion">
      <PageHeader kicker={badge} lead={lead}>
        <Paragraphs texts={introduction} className={styles['introduction']} />
      </PageHeader>
      <ol className={styles['features']}>
        {features.map(({ title, icon, status, text, link }) => (
          <li key={title}>
            <Emblem path={icon} />
            <h2>{title}</h2>
            <p className={styles['status']}>{status}</p>
            <div className={styles['text']}>
              <p>{text}</p>
              {link && <ArrowLink to={link.href}>{link.label}</ArrowLink>}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles['closing']}>
        {closing} <ArrowLink to={closingLink.href}>{closingLink.label}</ArrowLink>
      </p>
    </StoryPage>
  );
}
