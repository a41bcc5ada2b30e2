import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Prose } from '@roe/shared/ui/prose';
import { Panel } from '../home/panel.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { Emblem } from './emblem.tsx';
import styles from './realization-page.module.css';
import { StoryPage } from './story-page.tsx';

/** The document, made by `npm run pdf` from the text that this page shows. */
const PDF = '/assets/ROE_Realization.pdf';

export interface RealizationData {
  lead: string;
  introduction: string[];
  timeline: { title: string; subtitle: string; icon: string; content: string }[];
  layersHeading: string;
  layers: { layer: 1 | 2 | 3; label: string; text: string }[];
  document: {
    heading: string;
    text: string;
    frameTitle: string;
    openLabel: string;
    downloadLabel: string;
    textLabel: string;
  };
  backLink: { label: string; href: string };
  html: string;
}

/** How it came about: six steps, the same in three layers, and the whole account. */
export function RealizationPage() {
  const { lead, introduction, timeline, layersHeading, layers, document, backLink, html } =
    usePageData<RealizationData>();
  return (
    <StoryPage step="/realization">
      <PageHeader lead={lead}>
        <Paragraphs texts={introduction} className={styles['introduction']} />
      </PageHeader>
      <ol className={styles['timeline']} aria-label="Timeline">
        {timeline.map(({ title, subtitle, icon, content }) => (
          <li key={title} className={styles['moment']}>
            <div className={styles['sign']}>
              <Emblem path={icon} />
            </div>
            <div className={styles['words']}>
              <h2>{title}</h2>
              <p className={styles['subtitle']}>{subtitle}</p>
              <p>{content}</p>
            </div>
          </li>
        ))}
      </ol>
      <Panel heading={layersHeading}>
        <ul className={styles['layers']}>
          {layers.map(({ layer, label, text }) => (
            <li key={layer} data-layer={layer}>
              <h3>{label}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel heading={document.heading} lead={document.text}>
        <p className={styles['ways']}>
          <a href={PDF} target="_blank" rel="noopener">
            {document.openLabel}
          </a>
          <a href={PDF} download="">
            {document.downloadLabel}
          </a>
          <a href="#text">{document.textLabel}</a>
        </p>
        <iframe className={styles['frame']} src={PDF} title={document.frameTitle} loading="lazy" />
        <div className={styles['text']} id="text">
          <Prose html={html} />
        </div>
      </Panel>
      <p className={styles['back']}>
        <ArrowLink to={backLink.href} direction="back">
          {backLink.label}
        </ArrowLink>
      </p>
    </StoryPage>
  );
}
