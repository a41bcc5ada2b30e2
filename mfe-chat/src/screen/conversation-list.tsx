import { saveFile } from '@roe/shared/save-file';
import { Button } from '@roe/shared/ui/button';
import { type FormEvent, useState } from 'react';
import { type Conversation, nameLength, nameOf, newId } from '../conversation/conversation.ts';
import { conversationDeleted, conversationNamed, conversationOpened } from '../conversation/conversations.ts';
import { fileNameOf, jsonOf, markdownOf } from '../conversation/export.ts';
import { MOST, useKept } from '../conversation/kept.ts';
import { useTalk } from '../conversation/talk.ts';
import styles from './toolbar.module.css';
import type { Step } from './toolbar.tsx';

interface Props {
  onOpened: () => void;
  onStep: (step: Step) => void;
}

/** The conversations that are kept on this device: to go on with, to name, to take along, to delete. */
export function ConversationList({ onOpened, onStep }: Props) {
  const conversations = useKept((kept) => kept.conversations);
  if (conversations.length === 0)
    return (
      <p className={styles['empty']}>None is kept. What you ask stays on this device, unless you say otherwise.</p>
    );
  return (
    <>
      <p className={styles['empty']}>They are on this device alone; the latest {MOST} stay.</p>
      <ul className={styles['list']}>
        {conversations.map((conversation) => (
          <Entry key={conversation.id} conversation={conversation} onOpened={onOpened} onStep={onStep} />
        ))}
      </ul>
    </>
  );
}

function Entry({ conversation, onOpened, onStep }: Props & { conversation: Conversation }) {
  const isOpen = useTalk(({ openId }) => openId === conversation.id);
  const [isRenamed, setIsRenamed] = useState(false);
  const name = nameOf(conversation);
  const save = (ending: string, text: string, type: string) =>
    saveFile(`${fileNameOf(conversation)}.${ending}`, text, type);

  function open() {
    conversationOpened(conversation.id);
    onOpened();
  }

  function onDeleted() {
    onStep({ id: newId(), text: `“${name}” was deleted.`, before: conversationDeleted(conversation.id) });
    onOpened(); // so that the way back can be reached
  }

  return (
    <li>
      {isRenamed ? (
        <Rename conversation={conversation} onEnded={() => setIsRenamed(false)} />
      ) : (
        <button className={styles['name']} type="button" aria-current={isOpen || undefined} onClick={open}>
          {name}
        </button>
      )}
      <fieldset className={styles['row']} aria-label={name}>
        <Button variant="plain" size="small" onClick={() => setIsRenamed(true)}>
          Rename
        </Button>
        <Button
          variant="plain"
          size="small"
          onClick={() => save('md', markdownOf(conversation, location.origin), 'text/markdown')}
        >
          Export Markdown
        </Button>
        <Button variant="plain" size="small" onClick={() => save('json', jsonOf(conversation), 'application/json')}>
          Export JSON
        </Button>
        <Button variant="plain" size="small" onClick={onDeleted}>
          Delete
        </Button>
      </fieldset>
    </li>
  );
}

function Rename({ conversation, onEnded }: { conversation: Conversation; onEnded: () => void }) {
  function onSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    conversationNamed(conversation, String(new FormData(event.currentTarget).get('name')));
    onEnded();
  }
  return (
    <form className={styles['rename']} onSubmit={onSubmitted}>
      <input
        name="name"
        aria-label="Name of the conversation"
        defaultValue={nameOf(conversation)}
        maxLength={nameLength}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <Button type="submit" size="small">
        Save name
      </Button>
    </form>
  );
}
