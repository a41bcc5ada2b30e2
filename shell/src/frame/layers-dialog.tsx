import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { CloseMark } from '@roe/shared/ui/close-mark';
import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { layers } from '@roe/shared/ui/layers';
import { useEffect, useRef, useState } from 'react';
import { about } from '../about.ts';
import styles from './dialog.module.css';
import { closeModal, closingModal } from './modal.ts';
import { useFetched } from './use-fetched.ts';

/**
 * The model in one view. The diagram is fetched when somebody opens it, and its chosen layer gets the focus; until then, and where
 * it cannot be had, its words stand there as a list.
 */
export function LayersDialog({ id }: { id: string }) {
  const titleId = `${id}-title`;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const Diagram = useFetched(isOpen, async () => (await import('@roe/shared/ui/layers-diagram')).LayersDiagram);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the diagram has come too
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isOpen, Diagram]);

  return (
    <dialog
      className={styles['dialog']}
      id={id}
      ref={dialog}
      popover="auto"
      closedby="any"
      aria-labelledby={titleId}
      onToggle={({ newState }) => setIsOpen(newState === 'open')}
      onClose={focusMark}
    >
      <h2 id={titleId}>The Three Layers of Reality</h2>
      <div className={styles['model']}>{Diagram ? <Diagram /> : <LayersList />}</div>
      <p className={styles['actions']}>
        <ButtonLink variant="primary" to={about.model.href} onClick={() => closeModal(id)}>
          {about.model.label}
        </ButtonLink>
        <Button {...closingModal(id)}>Close Model</Button>
      </p>
      <button className={styles['close']} type="button" aria-label="Close" {...closingModal(id)}>
        <CloseMark />
      </button>
    </dialog>
  );
}

/** In a small window the button that opened it is hidden with the other controls: then the focus goes to their mark. */
function focusMark(): void {
  document.querySelector<HTMLElement>('#-controls > button')?.focus();
}

const LayersList = () => (
  <ol className={styles['layers']}>
    {layers.map(({ layer, also, text }) => (
      <li key={layer}>
        <LayerBadge layer={layer} />
        <p className={styles['also']}>{also}</p>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
