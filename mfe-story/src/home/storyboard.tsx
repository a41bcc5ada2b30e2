import { ArrowLink } from '@roe/shared/ui/arrow-link';
import type { HomeData } from './home.ts';
import { Panel } from './panel.tsx';
import styles from './storyboard.module.css';

/** How the site is used, step by step. */
export function Storyboard({ heading, intro, steps }: HomeData['storyboard']) {
  return (
    <Panel heading={heading} lead={intro}>
      <ol className={styles['steps']}>
        {steps.map(({ title, text, link }) => (
          <li key={title} className={styles['step']}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink to={link.href}>{link.label}</ArrowLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
