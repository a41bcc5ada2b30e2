import { Picture } from '@roe/shared/ui/picture';
import { Prose } from '@roe/shared/ui/prose';
import { Link } from 'react-router-dom';
import type { FrontData } from './home.ts';
import styles from './lead-story.module.css';
import { StoryFoot } from './story-foot.tsx';

/** A text as the spread of a magazine: its cover from the edge of the window, and how it begins. All of it leads there. */
export function LeadStory({ href, title, category, html, cover, ...story }: FrontData['lead']) {
  return (
    <article className={styles['lead']}>
      {cover && (
        <div className={styles['cover']} data-cover={href}>
          <Picture picture={cover} alt="" sizes="(width < 60rem) 100vw, max(50vw, 60rem)" className={styles['image']} />
        </div>
      )}
      <div className={styles['words']}>
        <p className={styles['kicker']}>{category}</p>
        <h3>
          <Link className={styles['link'] ?? ''} to={href}>
            {title}
          </Link>
        </h3>
        <Prose html={html} />
        <div className={styles['foot']}>
          <StoryFoot {...story} />
        </div>
      </div>
    </article>
  );
}
