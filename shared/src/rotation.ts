import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useIsStill, useIsVisited } from './presence.ts';

interface Turns {
  /** Whose turn it is. With each its time begins anew, however its turn came. */
  index: number;
  /** How long one stays from the moment that the next is ready. */
  seconds: number;
  /** None takes a turn: there is but one, or something lies over them. */
  isHeld: boolean;
  /** The next one can be shown. */
  isReady?: boolean;
  /** It is the next one's turn. */
  onTurn: () => void;
}

/**
 * Lets several take turns by themselves. They wait while the visitor is there with pointer or keyboard, while the tab is hidden,
 * while the visitor has paused them, and always where less motion is asked for. Play is stronger than the visitor's being there,
 * until they have left.
 * @param place where pointer and focus are watched
 */
export function useRotation(
  place: RefObject<HTMLElement | null>,
  { index, seconds, isHeld, isReady = true, onTurn }: Turns,
) {
  const isStill = useIsStill();
  const isVisited = useIsVisited(place);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  if (choice === 'play' && !isVisited) setChoice(null);
  const isRunning = !isHeld && !isStill && (choice ? choice === 'play' : !isVisited);
  const onTurnCome = useEffectEvent(onTurn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each index the time begins anew
  useEffect(() => {
    if (!isRunning || !isReady) return;
    const timer = setTimeout(() => onTurnCome(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, isReady, seconds, index]);

  return {
    isRunning,
    isPaused: choice === 'pause',
    onPauseToggled: () => setChoice(choice === 'pause' ? 'play' : 'pause'),
  };
}
