import { Button, type ButtonVariant } from '@roe/shared/ui/button';
import { CopyButton } from '@roe/shared/ui/copy-button';
import { Message } from '@roe/shared/ui/message';
import type { Answer } from '../conversation/conversation.ts';
import { Reply } from '../reply/reply.tsx';
import type { useReadAloud } from '../voice/use-read-aloud.ts';
import styles from './answer.module.css';
import { AnswerFoot } from './answer-foot.tsx';

interface Props {
  turnId: string;
  answer: Answer;
  /** None where something was asked after it, or another answer is on its way. */
  onAgain: (() => void) | undefined;
  voice: ReturnType<typeof useReadAloud>;
}

/** An answer that has ended: its words, what is known of it, and what can be done with it. */
export function AnswerView({ turnId, answer, onAgain, voice }: Props) {
  const { content, end, failure } = answer;
  const again = (label: string, variant: ButtonVariant = 'plain') =>
    onAgain && (
      <Button variant={variant} size="small" onClick={onAgain}>
        {label}
      </Button>
    );
  return (
    <article className={styles['answer']} aria-label="Sakshi">
      {content && (
        <div className={styles['words']}>
          <Reply text={content} />
        </div>
      )}
      {end === 'stopped' && (
        <p className={styles['stopped']}>{content ? 'Stopped.' : 'Stopped before its first word.'}</p>
      )}
      {content && <AnswerFoot answer={answer} />}
      {failure && (
        <Message kind="error" actions={again('Retry', 'quiet')}>
          {failure}
        </Message>
      )}
      <div className={styles['actions']}>
        {content && <CopyButton text={content} />}
        {content && voice.canSpeak && (
          <Button variant="plain" size="small" onClick={() => voice.toggle(turnId, content)}>
            {voice.readId === turnId ? 'Stop listening' : 'Listen'}
          </Button>
        )}
        {!failure && again(content ? 'Regenerate' : 'Retry')}
      </div>
    </article>
  );
}
