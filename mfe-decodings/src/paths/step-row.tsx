import { Link } from 'react-router-dom';
import { Sign } from '../article/sign.tsx';
import { Cover } from '../cover.tsx';
import type { Step } from './path.ts';
import styles from './path-page.module.css';

interface Props {
  step: Step;
  /** From 1. */
  number: number;
  isRead: boolean;
}

/** A text on a path: its number, its picture, why it stands here. */
export function StepRow({ step: { slug, title, why, category, minutes, cover }, number, isRead }: Props) {
  const url = `/decodings/${slug}`;
  return (
    <li className={styles['step']} data-read={isRead || undefined}>
      <span className={styles['number']} aria-hidden="true">
        {isRead ? <Sign of="tick" /> : number}
      </span>
      <div className={styles['cover']}>
        <Cover of={url} cover={cover} sizes="9rem" />
      </div>
      <div className={styles['about']}>
        <h2>
          <Link to={url}>{title}</Link>
        </h2>
        <p className={styles['why']}>{why}</p>
        <p className={styles['details']}>
          <span>{category}</span>
          <span>{isRead ? 'Read' : `${minutes} min read`}</span>
        </p>
      </div>
    </li>
  );
}
