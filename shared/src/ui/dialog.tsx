import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { CloseMark } from './close-mark.tsx';
import styles from './dialog.module.css';

interface Props {
  isOpen: boolean;
  /** The visitor has closed it: by the close mark, Escape or a click beside it. Set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close mark. */
  closeLabel?: string;
  /** `overlay` covers the whole screen, for what is read at length. */
  variant?: 'box' | 'overlay';
  /** What can be done, at the foot. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog on the native element: Escape closes it, the page behind is inert and stands still, the focus goes back to the opener. */
export function Dialog({ isOpen, onClose, title, closeLabel = 'Close', variant = 'box', actions, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasPressedBeside = useRef(false);

  // Before the element leaves the document, so that the browser gives the focus back even then.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  /** Only a click that began beside it, so that selecting text out of the dialog does not close it. */
  function onClicked(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current && hasPressedBeside.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is closed with Escape
    <dialog
      className={styles['dialog']}
      ref={dialog}
      data-variant={variant}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        hasPressedBeside.current = event.target === dialog.current;
      }}
      onClick={onClicked}
      onClose={() => isOpen && !dialog.current?.open && onClose()}
    >
      <div className={styles['inner']}>
        <header className={styles['top']}>
          <h2 id={titleId}>{title}</h2>
          <button className={styles['close']} type="button" aria-label={closeLabel} onClick={onClose}>
            <CloseMark />
          </button>
        </header>
        {children}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** State of a dialog. `isSeen`: it has been open, so that what nobody has opened need not be in the document. */
export function useDialog() {
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return {
    isSeen: state !== 'unseen',
    isOpen: state === 'open',
    onOpen: () => setState('open'),
    onClose: () => setState('closed'),
  };
}
