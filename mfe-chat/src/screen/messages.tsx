import { Button } from '@roe/shared/ui/button';
import { Message } from '@roe/shared/ui/message';
import { Toast } from '@roe/shared/ui/toast';
import { answerWanted } from '../conversation/answering.ts';
import type { Turn } from '../conversation/conversation.ts';
import { type LiveAnswer, useOpenConversation, useTalk } from '../conversation/talk.ts';
import { useReadAloud } from '../voice/use-read-aloud.ts';
import answer from './answer.module.css';
import { AnswerView } from './answer-view.tsx';
import { LiveView } from './live-view.tsx';
import styles from './messages.module.css';
import { QuestionView } from './question-view.tsx';
import type { useFollow } from './use-follow.ts';

const greetings = {
  first:
    'Welcome, seeker. I am Sakshi, your guide through the three layers of reality. What truth would you like to explore today?',
  back: 'Welcome back, seeker. What truth would you like to explore now?',
};

interface Props {
  follow: ReturnType<typeof useFollow>;
  onEdited: (turn: Turn) => void;
}

/** The conversation that is open. It scrolls by itself, and so takes the focus; what comes is announced elsewhere. */
export function Messages({ follow: { box, isAway, followFromGone, onScrolled }, onEdited }: Props) {
  const conversation = useOpenConversation();
  const { live, isBack } = useTalk();
  const voice = useReadAloud();
  const turns = conversation?.turns ?? [];
  return (
    <div className={styles['frame']}>
      <div
        className={styles['messages']}
        ref={box}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
        tabIndex={0}
        onScroll={onScrolled}
      >
        <article className={answer['answer']} aria-label="Sakshi">
          <p className={answer['words']}>{isBack ? greetings.back : greetings.first}</p>
        </article>
        {turns.map((turn, index) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isLast={index === turns.length - 1}
            live={live?.turnId === turn.id ? live : null}
            onEdited={live ? undefined : () => onEdited(turn)}
            onAgain={() => {
              followFromGone();
              void answerWanted(turn.id);
            }}
            voice={voice}
          />
        ))}
      </div>
      {isAway && (
        <div className={styles['latest']}>
          <Button size="small" onClick={followFromGone}>
            Jump to latest
          </Button>
        </div>
      )}
      {voice.notice && <Toast kind="info" text={voice.notice} onEnded={voice.onNoticeEnded} />}
    </div>
  );
}

interface TurnProps {
  turn: Turn;
  isLast: boolean;
  live: LiveAnswer | null;
  onEdited: (() => void) | undefined;
  onAgain: () => void;
  voice: ReturnType<typeof useReadAloud>;
}

function TurnView({ turn, isLast, live, onEdited, onAgain, voice }: TurnProps) {
  return (
    <>
      <QuestionView turn={turn} onEdited={onEdited} />
      {/* The answer before stays until the next one has words. */}
      {turn.answer && !live?.text && (
        <AnswerView
          turnId={turn.id}
          answer={turn.answer}
          onAgain={isLast && !live ? onAgain : undefined}
          voice={voice}
        />
      )}
      {live && <LiveView live={live} />}
      {!turn.answer && !live && (
        <Message
          actions={
            isLast && (
              <Button size="small" onClick={onAgain}>
                Retry
              </Button>
            )
          }
        >
          The page was closed before the answer came.
        </Message>
      )}
    </>
  );
}
