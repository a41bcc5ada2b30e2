import { Button } from '@roe/shared/ui/button';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { answerStopped } from '../conversation/answering.ts';

/**
 * Ends the answer that is on its way; what came of it stays.
 * @param onGone is called where it had the focus and is no longer there: the answer has ended
 */
export function StopButton({ onGone }: { onGone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const leadOn = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) leadOn();
    };
  }, []);
  return (
    <Button ref={button} onClick={answerStopped}>
      Stop
    </Button>
  );
}
