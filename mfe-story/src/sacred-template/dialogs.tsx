import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { Dialog } from '@roe/shared/ui/dialog';
import { LayersDiagram } from '@roe/shared/ui/layers-diagram';
import { Toast } from '@roe/shared/ui/toast';
import { useCallback, useState } from 'react';
import { Comparison, Voices } from './passages.tsx';
import { Row, Stack } from './specimen.tsx';

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
