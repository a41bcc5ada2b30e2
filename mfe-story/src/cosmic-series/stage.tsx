import { announce } from '@roe/shared/frame';
import { StepArrow } from '@roe/shared/ui/step-arrow';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { CosmicSeriesData } from './cosmic-series.ts';
import styles from './cosmic-series-page.module.css';
import { Scene } from './scene.tsx';
import { swipeOf } from './swipe.ts';

/** The scenes one by one: by keys, by swiping, by buttons. Without script all of them, in order. */
export function Stage({ scenes }: Pick<CosmicSeriesData, 'scenes'>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const stage = useRef<HTMLElement>(null);
  const [isAlive, setIsAlive] = useState(false);
  const named = scenes.findIndex(({ id }) => hash === `#${id}`);
  const current = isAlive && named > 0 ? named : 0;

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
      {scenes.map((one, index) => (
        <Scene key={one.id} scene={one} index={index} count={scenes.length} isCurrent={index === current} />
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
        {current < scenes.length - 1
          ? 'Step on with the arrow keys, by swiping, or with the buttons.'
          : 'This is the last scene.'}
      </p>
    </section>
  );
}
