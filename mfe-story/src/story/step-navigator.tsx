import { ArrowLink } from '@roe/shared/ui/arrow-link';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import styles from './step-navigator.module.css';

const steps = [
  { title: 'About', path: '/about', desc: 'Origin' },
  { title: 'Realization', path: '/realization', desc: 'Awakening' },
  { title: 'Tech Behind', path: '/tech', desc: 'Tools' },
  { title: 'Expansion', path: '/expansion', desc: 'Future', isLocked: true },
] as const;

export type StoryStep = (typeof steps)[number]['path'];

/** The steps of the story (specification §2.12); the last one is locked. Beside them the way to take part. */
export function StepNavigator({ current }: { current?: StoryStep | undefined }) {
  const place = steps.findIndex(({ path }) => path === current);
  return (
    <div className={styles['strip']}>
      <nav aria-label="Story">
        <ol className={styles['steps']}>
          {steps.map(({ title, path, desc, ...others }, index) => {
            const state = index === place ? 'current' : index < place ? 'done' : 'plain';
            const words = (
              <>
                <span className={styles['title']}>{title}</span>
                <VisuallyHidden>, </VisuallyHidden>
                <span className={styles['desc']}>{desc}</span>
                {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
                {'isLocked' in others && <VisuallyHidden>, coming soon</VisuallyHidden>}
              </>
            );
            const attributes = { 'aria-current': state === 'current' ? ('step' as const) : undefined };
            return (
              <li key={path} className={styles['step']} data-state={state}>
                {'isLocked' in others ? (
                  <a {...attributes} className={styles['link']} role="link" aria-disabled="true">
                    {words}
                  </a>
                ) : (
                  <Link {...attributes} className={styles['link'] ?? ''} to={path}>
                    {words}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <ArrowLink to="/contribute">Contribute &amp; Feedback</ArrowLink>
    </div>
  );
}
