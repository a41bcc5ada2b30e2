import { now } from '../clock.ts';
import { type Bell, bellsOf, type SittingPlan } from './plan.ts';

/** Seconds by which the audio clock may differ from the device's: more is no drift, it stood still. */
const APART = 0.5;
/** Seconds after its time in which a bell that was slept through is still rung. */
const late = { start: 2, interval: 2, end: 60 };
/** Seconds from a press to the first bell. */
const LEAD = 0.1;

/** What it takes to keep time. */
interface Means {
  /** Seconds of the audio clock. */
  audioTime: () => number;
  /** Lets a bell sound at a time of the audio clock; returns the way to take it back. */
  ring: (bell: Bell, at: number) => () => void;
}

/**
 * Rings the bells of a sitting. They stand on the audio clock ahead of time, so that a busy or throttled tab is never late. That clock stands
 * still while a tab is frozen or the device sleeps: `look` compares it with the device's, and places anew what is still to come.
 */
export function keepTime(plan: SittingPlan, { audioTime, ring }: Means) {
  const bells = bellsOf(plan);
  const begunAt = now() + LEAD * 1000;
  const elapsed = () => (now() - begunAt) / 1000;
  let zero = audioTime() + LEAD;
  let takeBack: (() => void)[] = [];
  place(0);

  function place(passed: number): void {
    for (const stop of takeBack) stop();
    takeBack = bells
      .filter(({ at, kind }) => at > passed - late[kind])
      .map((bell) => ring(bell, Math.max(audioTime(), zero + bell.at)));
  }

  return {
    /** Seconds that are left; 0 at the end. */
    look(): number {
      const passed = elapsed();
      if (Math.abs(passed - (audioTime() - zero)) > APART) {
        zero = audioTime() - passed;
        place(passed);
      }
      return Math.max(0, plan.minutes * 60 - Math.max(0, passed));
    },
    stop(): void {
      for (const stop of takeBack) stop();
    },
  };
}
