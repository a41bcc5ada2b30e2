import { announce } from '@roe/shared/frame';
import { usePreferences } from '@roe/shared/state/preferences';
import { create } from 'zustand';
import { audioContext } from '../audio-context.ts';
import { on } from '../player/media.ts';
import { keepTime } from './keep-time.ts';
import type { SittingPlan } from './plan.ts';
import { ring } from './ring.ts';

/** A sitting that goes on while the visitor walks through the site. */
interface Sitting {
  plan: SittingPlan;
  /** Seconds that are left; null while nobody sits. */
  left: number | null;
}

export const useSitting = create<Sitting>()(() => ({ plan: { minutes: 10, every: 0 }, left: null }));

export const planChosen = (chosen: Partial<SittingPlan>): void =>
  useSitting.setState(({ plan }) => ({ plan: { ...plan, ...chosen } }));

let end: (() => void) | undefined;

/** Begins to sit: the first bell rings. */
export function sit(): void {
  const context = audioContext();
  const master = context.createGain();
  master.connect(context.destination);
  const hush = () => {
    master.gain.value = usePreferences.getState().isAudioEnabled ? 1 : 0;
  };
  hush();

  const { plan } = useSitting.getState();
  const time = keepTime(plan, {
    audioTime: () => context.currentTime,
    ring: (bell, at) => ring(context, master, bell, at),
  });

  function look(): void {
    const left = time.look();
    useSitting.setState({ left });
    if (left > 0) return;
    stopFollowing();
    announce('The sitting is over.');
  }

  const timer = setInterval(look, 1000);
  const stops = [
    usePreferences.subscribe(hush),
    on(document, ['resume', 'visibilitychange'], look),
    on(context, ['statechange'], look),
  ];

  function stopFollowing(): void {
    clearInterval(timer);
    for (const stop of stops) stop();
    useSitting.setState({ left: null });
  }

  end = () => {
    stopFollowing();
    time.stop();
  };
  look();
}

/** Ends a sitting before its time. No bell rings. */
export const rise = (): void => end?.();
