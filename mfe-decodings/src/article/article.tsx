import type { PictureSource } from '@roe/shared/ui/picture';
import { Prose } from '@roe/shared/ui/prose';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { Heading, Reference } from '../decoding.ts';
import { letFiguresAnswer } from './answering-figures.ts';
import styles from './article.module.css';
import { ContentsList } from './contents-list.tsx';
import { addCopyButtons } from './copy-verses.ts';
import figures from './figures.module.css';
import { hasLayers, layerPartAt } from './layer-part.ts';
import { ReadingLine } from './reading-line.tsx';
import { References } from './references.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { SinkingCover } from './sinking-cover.tsx';
import { TermCards } from './term-cards.tsx';
import { useReadingPlace } from './use-reading-place.ts';

interface Props {
  /** Root path of the page. */
  url: string;
  html: string;
  headings: readonly Heading[];
  references: readonly Reference[];
  text: RefObject<HTMLDivElement | null>;
  /** What stands above the text. */
  head: ReactNode;
  cover: PictureSource | null;
  /** What can be done with the text, above it. */
  actions: ReactNode;
  /** Below the text, in its column. */
  children?: ReactNode;
}

/**
 * A text with its contents in the margin, what it rests on, and all that helps to read it and to come back to it. While a part about
 * a layer is read, the page has that layer's colour.
 */
export function Article({ url, head, cover, html, headings, references, text, actions, children }: Props) {
  // A teaser has no headings, and is nothing to come back to.
  const reached = useReadingPlace(text, headings, headings.length > 0 ? url : null);
  const { id: partId = '', layer } = layerPartAt(headings, reached) ?? {};
  useEffect(() => markHeading(partId), [partId]);
  useEffect(() => (text.current ? addCopyButtons(text.current, styles['copy'] ?? '') : undefined), [text]);
  useEffect(() => (text.current ? letFiguresAnswer(text.current) : undefined), [text]);
  return (
    <article className={styles['article']} data-layer={layer}>
      {head}
      <ReadingLine text={text} />
      <ResumeOffer url={url} text={text} headings={headings} />
      <div className={styles['body']}>
        <div className={styles['actions']}>{actions}</div>
        <div className={styles['margin']}>
          <ContentsList headings={headings} reached={reached}>
            {cover && hasLayers(headings) && <SinkingCover cover={cover} />}
          </ContentsList>
        </div>
        <div className={styles['column']}>
          <div className={`${styles['text']} ${figures['figures']}`} ref={text}>
            {html ? <Prose html={html} /> : <p>No content available.</p>}
          </div>
          <References references={references} />
          {children}
        </div>
      </div>
      <TermCards text={text} />
    </article>
  );
}

/**
 * The text is plain HTML: what its sheet is to know stands on its elements.
 * @returns the way to take the mark off again
 */
function markHeading(id: string): (() => void) | undefined {
  const heading = document.getElementById(id);
  heading?.setAttribute('data-reached', '');
  return () => heading?.removeAttribute('data-reached');
}
