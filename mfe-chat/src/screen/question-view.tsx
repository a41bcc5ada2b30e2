import { Button } from '@roe/shared/ui/button';
import { Link } from 'react-router-dom';
import type { Turn } from '../conversation/conversation.ts';
import styles from './messages.module.css';

interface Props {
  turn: Turn;
  /** None while an answer is on its way. */
  onEdited: (() => void) | undefined;
}

/** What the reader asked. */
export function QuestionView({ turn: { question, about }, onEdited }: Props) {
  return (
    <article className={styles['question']} aria-label="You">
      {about && (
        <p className={styles['about']}>
          About <Link to={about.url}>{about.title}</Link>
        </p>
      )}
      <p className={styles['asked']}>{question}</p>
      {onEdited && (
        <Button variant="plain" size="small" onClick={onEdited}>
          Edit
        </Button>
      )}
    </article>
  );
}
