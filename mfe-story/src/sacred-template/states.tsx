import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { Dialog } from '@roe/shared/ui/dialog';
import { EmptyState } from '@roe/shared/ui/empty-state';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { Message } from '@roe/shared/ui/message';
import { ProgressLine } from '@roe/shared/ui/progress-line';
import { Skeleton } from '@roe/shared/ui/skeleton';
import { Toast } from '@roe/shared/ui/toast';
import { useCallback, useState } from 'react';
import { Comparison, Voices } from './passages.tsx';
import { Row, Stack } from './specimen.tsx';

export function Messages() {
  return (
    <Stack>
      <Message>The guide answers from the texts of this site and names them.</Message>
      <Message kind="success" title="Message Received">
        Thank you for reaching out. Your question will be considered for future content.
      </Message>
      <Message kind="error" title="The answer broke off" actions={<Button size="small">Retry</Button>}>
        What had arrived is kept. Your question will not be asked twice.
      </Message>
    </Stack>
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'box' | 'overlay' | null>(null);
  const [toasts, setToasts] = useState(0);
  const [hasToast, setHasToast] = useState(false);
  const onClose = () => setOpen(null);
  const onToastEnded = useCallback(() => setHasToast(false), []);

  function onToastAsked() {
    setToasts(toasts + 1);
    setHasToast(true);
  }

  return (
    <Row>
      <Button onClick={() => setOpen('box')}>Open a dialog</Button>
      <Button onClick={() => setOpen('overlay')}>Open an overlay</Button>
      <Button onClick={onToastAsked}>Show a toast</Button>
      <Dialog
        isOpen={open === 'box'}
        onClose={onClose}
        title="Three-Layer Universal Model"
        actions={
          <ButtonLink variant="primary" to="/decodings/three-layer-model">
            Go Deeper
          </ButtonLink>
        }
      >
        <LayersDiagram initial={2} />
      </Dialog>
      <Dialog isOpen={open === 'overlay'} onClose={onClose} title="A text that takes its time" variant="overlay">
        {open === 'overlay' && (
          <Stack>
            <Comparison />
            <Voices />
          </Stack>
        )}
      </Dialog>
      {hasToast && <Toast key={toasts} text="Kept in your reading list." onEnded={onToastEnded} />}
    </Row>
  );
}

export function Waiting() {
  return (
    <Stack>
      <Skeleton label="Sample of a text that is loading" />
      <Skeleton kind="card" lines={2} label="Sample of a card that is loading" />
      <ProgressLine value={0.62} label="Sample of progress" />
      <EmptyState title="No terms found." actions={<Button>Clear</Button>}>
        No term begins with that. Another letter may help, or a shorter word.
      </EmptyState>
    </Stack>
  );
}
