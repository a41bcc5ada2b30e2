import { useNamedPage, without } from '@roe/shared/named-page';
import { Button } from '@roe/shared/ui/button';
import { Toast } from '@roe/shared/ui/toast';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionAsked, questionEdited } from '../conversation/answering.ts';
import { newId, type Turn } from '../conversation/conversation.ts';
import { pageOpened, present, stepUndone } from '../conversation/conversations.ts';
import { openConversation } from '../conversation/talk.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import { type Step, Toolbar } from './toolbar.tsx';
import { useAnnouncedAnswers } from './use-announced-answers.ts';
import type { Draft } from './use-draft.ts';
import { useFollow } from './use-follow.ts';

/** The conversation with the guide. */
export function Chat({ draft }: { draft: Draft }) {
  const [step, setStep] = useState<Step | null>(null);
  const [edited, setEdited] = useState<Turn | null>(null);
  const { about, onRemoved } = useNamedPage();
  const follow = useFollow();
  useEffect(pageOpened, []);
  useAnnouncedAnswers();
  const onQuestionUsed = useQuestionOfAddress(draft);

  function onSent(text: string) {
    follow.follow();
    onQuestionUsed();
    setEdited(null);
    if (!edited) return void questionAsked(text, about);
    setStep({ id: newId(), text: 'The conversation goes on from here.', before: present() });
    void questionEdited(edited.id, text);
  }

  function edit(turn: Turn | undefined) {
    if (!turn) return;
    setEdited(turn);
    draft.fill(turn.question);
  }

  return (
    <section className={styles['chat']} aria-label="Ask Sakshi" data-needs-script="">
      <Toolbar onStep={setStep} />
      <Messages follow={follow} onEdited={edit} />
      <Composer
        draft={draft}
        about={about}
        onAboutRemoved={onRemoved}
        edited={edited}
        onEditEnded={() => {
          if (edited) draft.fill('');
          setEdited(null);
        }}
        onSent={onSent}
        onLastWanted={() => edit(openConversation()?.turns.at(-1))}
      />
      {step && <UndoToast key={step.id} step={step} onEnded={() => setStep(null)} />}
    </section>
  );
}

/** `?q=` fills the input, and sends nothing; once something is sent, it leaves the address. */
function useQuestionOfAddress({ fill, field }: Draft): () => void {
  const [params, setParams] = useSearchParams();
  const question = params.get('q');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question; what was typed before goes first
  useEffect(() => {
    if (question?.trim() && !field.current?.value) fill(question.trim(), false);
  }, [question]);
  return () => void (question !== null && setParams(without('q'), { replace: true }));
}

function UndoToast({ step, onEnded }: { step: Step; onEnded: () => void }) {
  function onUndone() {
    stepUndone(step.before);
    onEnded();
  }
  return (
    <Toast
      text={step.text}
      onEnded={onEnded}
      action={
        <Button variant="plain" size="small" onClick={onUndone}>
          Undo
        </Button>
      }
    />
  );
}
