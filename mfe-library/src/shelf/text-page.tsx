import { usePageData } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { BookCover } from '@roe/shared/ui/book-cover';
import { ChipLink, ChipRow } from '@roe/shared/ui/chip';
import { Prose } from '@roe/shared/ui/prose';
import { Verse } from '@roe/shared/ui/verse';
import { NamedIn } from '../glossary/named-in.tsx';
import { Editions } from './editions.tsx';
import { KeepText } from './keep-text.tsx';
import { OutsideLink } from './outside-link.tsx';
import { Reading } from './reading.tsx';
import { type TextData, VERSE } from './text.ts';
import styles from './text-page.module.css';

/** A book or a scripture: what it is, who made it and when, where to begin, and where it can be read. */
export function TextPage() {
  const text = usePageData<TextData>();
  const { slug, type, title, devanagari, maker, layer, facts, summary, about, startWith, verse, link, terms } = text;
  const url = `/library/${slug}`;
  return (
    <article className={styles['text']} key={slug}>
      <header className={styles['header']}>
        <div className={styles['cover']} data-cover={url}>
          <BookCover title={title} author={maker} layer={layer} seed={slug} />
        </div>
        <div className={styles['words']}>
          <h1>
            <span lang={devanagari ? 'sa-Latn' : undefined}>{title}</span>{' '}
            {devanagari && (
              <span className={styles['devanagari']} lang="sa">
                {devanagari}
              </span>
            )}
          </h1>
          <div>
            <Reading of={text} />
            <p className={styles['voice']}>Layer and level are ROE’s reading.</p>
          </div>
          <dl className={styles['facts']}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          {link && (
            <p>
              <OutsideLink url={link.url} host={link.host}>
                {link.what}
              </OutsideLink>
            </p>
          )}
          <KeepText item={{ url, title, type }} />
        </div>
      </header>
      <p className={styles['summary']}>{summary}</p>
      <section aria-labelledby="-start">
        <h2 id="-start">Where to start</h2>
        <p className={styles['start']}>{startWith}</p>
      </section>
      <section aria-labelledby="-about">
        <h2 id="-about">About this {type}</h2>
        <Prose html={about.html} />
      </section>
      {verse && (
        <section id={VERSE} aria-label="A verse">
          <Verse {...verse} />
        </section>
      )}
      <Editions text={text} />
      {terms.length > 0 && (
        <section aria-labelledby="-terms">
          <h2 id="-terms">Its words</h2>
          <ChipRow label="Terms of the glossary">
            {terms.map((term) => (
              <ChipLink key={term.slug} to={`/glossary/${term.slug}`} isCurrent={false}>
                <span lang="sa-Latn">{term.term}</span> <span lang="sa">{term.devanagari}</span>
              </ChipLink>
            ))}
          </ChipRow>
        </section>
      )}
      <NamedIn url={url} />
      <ArrowLink to="/library" direction="back">
        Seer’s Library
      </ArrowLink>
    </article>
  );
}
