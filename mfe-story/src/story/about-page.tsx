import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Verse } from '@roe/shared/ui/verse';
import { Panel } from '../home/panel.tsx';
import styles from './about-page.module.css';
import { StoryPage } from './story-page.tsx';

interface Entry {
  title: string;
  text: string;
}

export interface AboutData {
  lead: string;
  quote: string;
  headings: { id: string; text: string }[];
  principles: Entry[];
  commitment: Entry[];
  invitation: string;
  ways: Entry[];
  closing: { devanagari: string; iast: string; translation: string; source: string };
  html: string;
}

/** What the site is for. */
export function AboutPage() {
  const { lead, quote, headings, principles, commitment, invitation, ways, closing, html } = usePageData<AboutData>();
  return (
    <StoryPage step="/about">
      <PageHeader lead={lead} />
      <blockquote className={styles['quote']}>{quote}</blockquote>
      <div className={styles['reading']}>
        <nav className={styles['contents']} aria-label="On this page">
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={html} />
      </div>
      <Panel heading="Four guiding principles">
        <ul className={styles['principles']}>
          {principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel heading="Our commitment">
        <dl className={styles['commitment']}>
          {commitment.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel heading="Five ways to become a seer">
        <ol className={styles['ways']}>
          {ways.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <section className={styles['invitation']} aria-labelledby="-invitation">
        <h2 id="-invitation">An invitation</h2>
        <p>{invitation}</p>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/contact">
            Contact
          </ButtonLink>
          <ArrowLink to="/realization">How the site came about</ArrowLink>
        </div>
      </section>
      <div className={styles['closing']}>
        <Verse {...closing} />
      </div>
    </StoryPage>
  );
}
