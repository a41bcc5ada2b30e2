import type { SeekerLevel } from '@roe/shared/state/preferences';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Link } from 'react-router-dom';
import styles from './prepared.module.css';

export interface PreparedQuestion {
  slug: string;
  text: string;
  category: string;
  answer: Record<SeekerLevel, string>;
  layer: 1 | 2 | 3 | null;
  link: { href: string; label: string };
}

/** The ready-made questions with the answers that were written for them, which need no script and no connection. */
export function Prepared({ questions, level }: { questions: PreparedQuestion[]; level: SeekerLevel }) {
  return (
    <section className={styles['prepared']}>
      <h2>Answered beforehand</h2>
      <p className={styles['lead']}>
        The same ten questions, with answers that were written for them. They need no connection.
      </p>
      <ul className={styles['questions']}>
        {questions.map(({ slug, text, category, answer, layer, link }) => (
          <li key={slug} id={slug}>
            <details>
              <summary>
                <h3>{text}</h3> <span className={styles['category']}>{category}</span>
              </summary>
              {answer[level].split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className={styles['foot']}>
                {layer && <LayerBadge layer={layer} />}
                <Link to={link.href}>{link.label}</Link>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
