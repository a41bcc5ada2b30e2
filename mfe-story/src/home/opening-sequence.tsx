import { useIsStill } from '@roe/shared/presence';
import { Button } from '@roe/shared/ui/button';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { FadingPictures } from './fading-pictures.tsx';
import type { Scene } from './home.ts';
import styles from './opening.module.css';

/** Seconds that a picture stays. */
const PACE = 2.5;

interface Props {
  scenes: Scene[];
  /** Asked when the first picture is there. */
  isTooLate: () => boolean;
  /** It begins or ends. */
  onToggle: (isPlaying: boolean) => void;
}

/** Pictures that pass over the page, on the native dialog: the page behind is inert, and the focus goes back to where it was. */
export function OpeningSequence({ scenes, isTooLate, onToggle }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [step, setStep] = useState(0);
  const isHeld = useIsStill() || isPaused;

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => {
      if (step + 1 < scenes.length) setStep(step + 1);
      else dialog.current?.close();
    }, PACE * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, step, scenes.length]);

  function onFirstLoaded() {
    if (dialog.current?.open !== false || isPlaying) return;
    if (isTooLate()) return onToggle(false);
    dialog.current.showModal();
    setIsPlaying(true);
    onToggle(true);
  }

  function onEnded() {
    setIsPlaying(false);
    onToggle(false);
  }

  const skip = () => dialog.current?.close();

  function onKey({ key, target }: KeyboardEvent) {
    if ((key === 'Enter' || key === ' ') && !(target instanceof HTMLButtonElement)) skip();
  }

  function onPause(event: MouseEvent) {
    event.stopPropagation(); // any other click skips
    setIsPaused(!isPaused);
  }

  return (
    <dialog
      className={styles['opening']}
      ref={dialog}
      data-theme="night"
      data-held={isHeld || undefined}
      aria-label="Opening sequence"
      aria-describedby="-opening-told"
      onClick={skip}
      onKeyDown={onKey}
      onClose={onEnded}
    >
      <FadingPictures
        pictures={scenes.map(({ picture }) => picture)}
        current={step}
        others={isPlaying ? [step - 1, step + 1] : []}
        onLoaded={onFirstLoaded}
        isBreathing
      />
      <p key={step} className={styles['caption']}>
        {scenes[step]?.caption}
      </p>
      <div className={styles['foot']}>
        <div className={styles['controls']}>
          <Button variant="plain" size="small" onClick={skip}>
            Skip intro
          </Button>
          <Button variant="plain" size="small" onClick={onPause}>
            {isPaused ? 'Play' : 'Pause'}
          </Button>
        </div>
        <div className={styles['line']} aria-hidden="true">
          {scenes.map(({ picture }, index) => (
            <span key={picture.src} data-now={index === step || undefined} data-done={index < step || undefined} />
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span id="-opening-told">
          Eight pictures with captions, about twenty seconds. The page is behind them; Escape skips them.
        </span>
      </VisuallyHidden>
    </dialog>
  );
}
