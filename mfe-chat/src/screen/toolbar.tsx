import { Button } from '@roe/shared/ui/button';
import { Dialog, useDialog } from '@roe/shared/ui/dialog';
import { newId } from '../conversation/conversation.ts';
import { type Before, chatCleared, conversationBegun, keepingToggled } from '../conversation/conversations.ts';
import { useKept } from '../conversation/kept.ts';
import { useTalk } from '../conversation/talk.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './toolbar.module.css';

/** A step that can be taken back. */
export interface Step {
  id: string;
  text: string;
  before: Before;
}

/** What can be done with a conversation as a whole. */
export function Toolbar({ onStep }: { onStep: (step: Step) => void }) {
  const isKept = useTalk((talk) => talk.isKept);
  const count = useKept(({ conversations }) => conversations.length);
  const list = useDialog();
  return (
    <div className={styles['toolbar']} data-needs-script="">
      <Button variant="plain" size="small" onClick={conversationBegun}>
        New chat
      </Button>
      <Button variant="plain" size="small" onClick={list.onOpen}>
        Conversations ({count})
      </Button>
      <Button variant="plain" size="small" isPressed={!isKept} onClick={keepingToggled}>
        Don’t keep this one
      </Button>
      <Button
        variant="plain"
        size="small"
        onClick={() => onStep({ id: newId(), text: 'The chat was cleared.', before: chatCleared() })}
      >
        Clear chat
      </Button>
      {!isKept && <p>This conversation is not kept: it is gone when you close or reload this page.</p>}
      <Dialog isOpen={list.isOpen} onClose={list.onClose} title="Your conversations">
        {list.isSeen && <ConversationList onOpened={list.onClose} onStep={onStep} />}
      </Dialog>
    </div>
  );
}
