import { questionLength } from '@roe/shared/api/chat';
import type { NamedPage } from '@roe/shared/named-page';
import { Button } from '@roe/shared/ui/button';
import { Icon } from '@roe/shared/ui/icon';
import { Message } from '@roe/shared/ui/message';
import { RemovableChip } from '@roe/shared/ui/removable-chip';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { answerStopped } from '../conversation/answering.ts';
import type { Turn } from '../conversation/conversation.ts';
import { useTalk } from '../conversation/talk.ts';
import { useMicrophone } from '../voice/use-microphone.ts';
import styles from './composer.module.css';
import { StopButton } from './stop-button.tsx';
import type { Draft } from './use-draft.ts';

/** From this many characters on it is said how many are left. */
const NEAR_END = 1300;

interface Props {
  draft: Draft;
  about: NamedPage | undefined;
  onAboutRemoved: () => void;
  /** The question that other words are to take the place of. */
  edited: Turn | null;
  onEditEnded: () => void;
  onSent: (text: string) => void;
  /** The last question is to be edited. */
  onLastWanted: () => void;
}

/** Where a question is written or spoken, and sent: by Enter too. Escape stops the answer; the up arrow brings the last question back. */
export function Composer({ draft, about, onAboutRemoved, edited, onEditEnded, onSent, onLastWanted }: Props) {
  const id = useId();
  const isLive = useTalk((talk) => talk.live !== null);
  const microphone = useMicrophone((words) => draft.fill(words));
  const isBlank = draft.text.trim() === '';

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isBlank || isLive) return;
    const { text } = draft;
    draft.fill(''); // and the focus stays in the input
    onSent(text);
  }

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return; // the key ends a word of an input method
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape') (isLive ? answerStopped : onEditEnded)();
    if (event.key === 'ArrowUp' && draft.text === '' && !isLive) {
      event.preventDefault(); // it would lead to the beginning of what is then there
      onLastWanted();
    }
  }

  return (
    // Before the scripts are there, a form of this method sends nothing anywhere: words must not end up in an address.
    <form className={styles['composer']} method="dialog" onSubmit={send} data-needs-script="">
      {about && !edited && (
        <RemovableChip
          text={`About this page: ${about.title}`}
          label="Ask without this page"
          onRemoved={onAboutRemoved}
        />
      )}
      {edited && (
        <RemovableChip
          text="Sending takes the place of your question, and of what came after it."
          label="Do not edit"
          onRemoved={onEditEnded}
        />
      )}
      <label className={styles['label']} htmlFor={id}>
        Your question
      </label>
      <textarea
        id={id}
        className={styles['input']}
        ref={draft.field}
        name="question"
        rows={2}
        maxLength={questionLength}
        placeholder="Ask about consciousness, karma, or daily struggles..."
        aria-describedby={`${id}-notes`}
        onInput={draft.onTyped}
        onKeyDown={onKey}
      />
      <div className={styles['row']}>
        <button
          className={styles['microphone']}
          type="button"
          aria-label="Speak your question"
          aria-pressed={microphone.isListening}
          onClick={microphone.toggle}
        >
          <Icon box={24} weight={1.5}>
            <path d="M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500V21" />
          </Icon>
        </button>
        <p className={styles['hint']} role="status">
          {microphone.isListening && 'Listening… your browser may send what you say to its maker.'}
          {!microphone.isListening &&
            draft.text.length >= NEAR_END &&
            `${questionLength - draft.text.length} characters left`}
        </p>
        {isLive && <StopButton onGone={() => draft.field.current?.focus()} />}
        <Button variant="primary" type="submit" disabled={isBlank} isBusy={isLive && !isBlank}>
          Send
        </Button>
      </div>
      {microphone.notice && <Message kind="error">{microphone.notice}</Message>}
      <p className={styles['notes']} id={`${id}-notes`}>
        Sakshi is a program and may err. What it says is no medical, legal or financial advice. Send nothing that should
        stay private.
      </p>
    </form>
  );
}
