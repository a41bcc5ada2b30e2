import { announce, usePageData, usePageDocument } from '@roe/shared/frame';
import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { PageHeader } from '@roe/shared/ui/page-header';
import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import { StepArrow } from '@roe/shared/ui/step-arrow';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './cosmic-series-page.module.css';
import { swipeOf } from './swipe.ts';

export interface CosmicSeriesData {
  lead: string;
  introduction: string[];
  scenes: {
    id: string;
    picture: PictureSource | null;
    caption: string;
    title: string;
    layer: 1 | 2 | 3;
    source: string;
    story: string;
  }[];
  closing: string;
  links: { label: string; href: string }[];
}

/** A universe in eight pictures, at the visitor's own pace. The address names the scene; without script all stand in order. */
export function CosmicSeriesPage() {
  const { lead, introduction, scenes, closing, links } = usePageData<CosmicSeriesData>();
  return (
    <article key={usePageDocument().url}>
      <PageHeader lead={lead}>
        {introduction.map((paragraph) => (
          <p key={paragraph} className={styles['introduction']}>
            {paragraph}
          </p>
        ))}
      </PageHeader>
      <Stage scenes={scenes} />
      <div className={styles['end']}>
        <p>{closing}</p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink to={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Stage({ scenes }: Pick<CosmicSeriesData, 'scenes'>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const stage = useRef<HTMLElement>(null);
  const [isAlive, setIsAlive] = useState(false);
  const named = scenes.findIndex(({ id }) => hash === `#${id}`);
  const current = isAlive && named > 0 ? named : 0;
  const scene = scenes[current];

  useEffect(() => setIsAlive(true), []);

  function show(index: number) {
    const next = scenes[index];
    if (!next) return;
    navigate({ hash: next.id }, { replace: true, preventScrollReset: true });
    announce(`Scene ${index + 1} of ${scenes.length}: ${next.title}`);
  }

  useEffect(() => {
    function onKey({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
      if (altKey || ctrlKey || metaKey || shiftKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role="slider"], [tabindex="0"]'))
        return;
      if (key === 'ArrowRight') show(current + 1);
      if (key === 'ArrowLeft') show(current - 1);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with each scene
  useEffect(() => (stage.current ? swipeOf(stage.current, (by) => show(current + by)) : undefined), [current]);

  return (
    <section className={styles['stage']} ref={stage} aria-label="Storyboard" data-alive={isAlive || undefined}>
      {scenes.map(({ id, picture, caption, title, layer, source, story }, index) => (
        <div key={id} id={id} className={styles['scene']} data-current={index === current || undefined}>
          <figure className={styles['figure']} data-theme="night">
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(width < 74rem) 100vw, 74rem"
                className={styles['image']}
                isFirst={index === 0}
              />
            )}
            <figcaption className={styles['caption']}>{caption}</figcaption>
          </figure>
          <div className={styles['words']}>
            <div className={styles['details']}>
              <p className={styles['number']}>
                {index + 1} <span>of {scenes.length}</span>
              </p>
              <LayerBadge layer={layer} />
              <p className={styles['source']}>{source}</p>
            </div>
            <div className={styles['story']}>
              <h2>{title}</h2>
              <p>{story}</p>
            </div>
          </div>
        </div>
      ))}
      <nav className={styles['controls']} aria-label="Scenes" data-needs-script="">
        <StepArrow label="Previous" isAtEnd={current === 0} onStep={() => show(current - 1)} />
        <ol className={styles['dots']}>
          {scenes.map(({ id, title }, index) => (
            <li key={id}>
              <Link
                className={styles['dot'] ?? ''}
                to={{ hash: id }}
                replace
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                aria-label={`Scene ${index + 1}: ${title}`}
                aria-current={index === current ? 'step' : undefined}
              />
            </li>
          ))}
        </ol>
        <StepArrow label="Next" isAtEnd={current === scenes.length - 1} onStep={() => show(current + 1)} />
      </nav>
      <p className={styles['help']} data-needs-script="">
        {scene && current < scenes.length - 1
          ? 'Step on with the arrow keys, by swiping, or with the buttons.'
          : 'This is the last scene.'}
      </p>
    </section>
  );
}
