import { Prose } from '@roe/shared/ui/prose';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Heading, Reference } from '../decoding.ts';
import { letFiguresAnswer } from './answering-figures.ts';
import styles from './article-body.module.css';
import { ContentsList } from './contents-list.tsx';
import { addCopyButtons } from './copy-verses.ts';
import { ReadingLine } from './reading-line.tsx';
import { References } from './references.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { TermCards } from './term-cards.tsx';
import { useReadingPlace } from './use-reading-place.ts';

interface Props {
  /** Root path of the page. */
  url: string;
  html: string;
  headings: readonly Heading[];
  references: readonly Reference[];
  text: RefObject<HTMLDivElement | null>;
  /** What can be done with the text, above it. */
  actions: ReactNode;
  /** Below the text, in its column. */
  children?: ReactNode;
}

/** A text with its contents in the margin, what it rests on, and all that helps to read it and to come back to it. */
export function ArticleBody({ url, html, headings, references, text, actions, children }: Props) {
  // A teaser has no headings, and is nothing to come back to.
  const reached = useReadingPlace(text, headings, headings.length > 0 ? url : null);
  useEffect(() => (text.current ? addCopyButtons(text.current, styles['copy'] ?? '') : undefined), [text]);
  useEffect(() => (text.current ? letFiguresAnswer(text.current) : undefined), [text]);
  return (
    <>
      <ReadingLine text={text} />
      <ResumeOffer url={url} text={text} headings={headings} />
      <div className={styles['body']}>
        <div className={styles['actions']}>{actions}</div>
        <div className={styles['margin']}>
          <ContentsList headings={headings} reached={reached} />
        </div>
        <div className={styles['column']}>
          <div className={styles['text']} ref={text}>
            {html ? <Prose html={html} /> : <p>No content available.</p>}
          </div>
          <References references={references} />
          {children}
        </div>
      </div>
      <TermCards text={text} />
    </>
  );
}
