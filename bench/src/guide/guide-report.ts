import { median, spread } from '../statistics.ts';
import { line, ratio } from '../table.ts';
import type { Stream } from './stream.ts';

/** Who is asked: the provider itself, or the gateway before it. */
export const ways = ['provider', 'gateway'] as const;

type ByWay = Record<(typeof ways)[number], Stream[]>;

/** Answers one after the other, and many at once. */
export interface Asked {
  alone: ByWay;
  crowd: ByWay;
}

/** Milliseconds that the gateway may add to the first byte. */
const AIM = 15;

/** The results as Markdown. */
export function tableOf({ alone, crowd }: Asked): string {
  const firsts = (streams: Stream[]) => streams.map(({ first }) => first);
  const row = (name: string, { provider, gateway }: ByWay) =>
    line([
      name,
      ...[provider, gateway].map((streams) => spread(firsts(streams), 1)),
      ratio(median(firsts(gateway)), median(firsts(provider))),
    ]);
  const whole = (streams: Stream[]) => `${streams.filter(({ isWhole }) => isWhole).length} of ${streams.length}`;
  const more = median(firsts(alone.gateway)) - median(firsts(alone.provider));
  return [
    line(['', 'the provider itself', 'through the gateway', 'ratio']),
    line(['---', '---:', '---:', '---:']),
    row('first byte of one answer, ms', alone),
    row('first byte of each of 200 at once, ms', crowd),
    line(['answers without a word lost, of those at once', whole(crowd.provider), whole(crowd.gateway), '']),
    `\nThe gateway adds ${more.toFixed(1)} ms to the first byte of one answer; the aim is at most ${AIM}: ${more <= AIM ? 'met' : 'missed'}.`,
  ].join('\n');
}
