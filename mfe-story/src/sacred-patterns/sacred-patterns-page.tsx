import { usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { PageHeader } from '@roe/shared/ui/page-header';
import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { Paragraphs } from '../paragraphs.tsx';
import { Figure } from './figure.tsx';
import type { Pattern, SacredPatternsData } from './pattern.ts';
import styles from './sacred-patterns-page.module.css';

type WorkshopType = ComponentType<{ pattern: Pattern }>;

/** Six patterns with their meaning, their age, and how they are drawn. */
export function SacredPatternsPage() {
  const { lead, introduction, patterns, practice, links } = usePageData<SacredPatternsData>();
  const [Workshop, setWorkshop] = useState<WorkshopType>();

  useEffect(() => {
    // Where it does not come, the drawings simply stay as they are.
    import('./workshop.tsx').then(
      (loaded) => setWorkshop(() => loaded.Workshop),
      () => {},
    );
  }, []);

  return (
    <article key={usePageDocument().url}>
      <PageHeader lead={lead}>
        <Paragraphs texts={introduction} className={styles['introduction']} />
      </PageHeader>
      <nav aria-label="Patterns">
        <ul className={styles['index']} style={{ '--patterns': patterns.length } as CSSProperties}>
          {patterns.map(({ id, name, steps }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true">
                  <Figure steps={steps.map((lines) => lines.slice(0, 24))} name="" weight={3} />
                </span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {patterns.map((pattern) => (
        <section key={pattern.id} className={styles['pattern']} id={pattern.id} aria-labelledby={`-${pattern.id}`}>
          <div className={styles['name']}>
            <LayerBadge layer={pattern.layer} />
            <h2 id={`-${pattern.id}`}>{pattern.name}</h2>
            <p className={styles['meaning']}>{pattern.meaning}</p>
          </div>
          <div className={styles['drawing']}>
            {Workshop ? (
              <Workshop pattern={pattern} />
            ) : (
              <>
                <div className={styles['sheet']}>
                  <Figure steps={pattern.steps} name={pattern.name} />
                </div>
                <div className={styles['tools']} data-needs-script="" />
              </>
            )}
          </div>
          <div className={styles['words']}>
            <h3>How old it is</h3>
            <p>{pattern.history}</p>
            <h3>How to draw it</h3>
            <ol>
              {pattern.construction.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </section>
      ))}
      <section className={styles['practice']} aria-labelledby="-practice">
        <h2 id="-practice">{practice.heading}</h2>
        <p>{practice.text}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink to={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
