import { type Saved, savedRestored } from '@roe/shared/state/saved';
import { Button } from '@roe/shared/ui/button';
import { Toast } from '@roe/shared/ui/toast';

/** A change of what is saved. */
export interface Change {
  /** What was done. */
  text: string;
  before: Saved;
}

interface Props {
  change: Change;
  onEnded: () => void;
}

/** Says what was done to what is saved, and offers the way back. */
export function UndoToast({ change: { text, before }, onEnded }: Props) {
  function onUndone() {
    savedRestored(before);
    onEnded();
  }

  return (
    <Toast
      text={text}
      onEnded={onEnded}
      action={
        <Button variant="plain" size="small" onClick={onUndone}>
          Undo
        </Button>
      }
    />
  );
}
