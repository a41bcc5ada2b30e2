import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const SAMPLE = 400;
const PATIENCE = 6000;
/** Share of the processors' time that others may take at most for a machine to count as calm. */
export const CALM = 0.15;

/** "2 cores of …, Node …": what the figures were taken on. */
export const machine = (): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;

/** Processes that ran or waited to run, over the last minute. */
export const loadAverage = (): string => (loadavg()[0] as number).toFixed(2);

/**
 * Waits until the processors have nothing to do, at most 6 s: what is measured next should not share them.
 * @returns whether they had nothing to do in the end
 */
export async function untilCalm(): Promise<boolean> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) if ((await busyShare()) < CALM) return true;
  return false;
}

async function busyShare(): Promise<number> {
  const before = ticks();
  await delay(SAMPLE);
  const after = ticks();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function ticks(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}
