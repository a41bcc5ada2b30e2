import type { GuideOptions } from '@roe/shared/api/guide-files';
import { Problem } from '../http/problem.ts';
import { DAY, HOUR, type Limits, MINUTE } from '../limits/limits.ts';
import type { ChatSettings } from './settings.ts';

/** Addresses of one wider network may ask so many times as much as one of them. */
const NETWORK = 4;

export interface QuestionLimits {
  /** From now on these hold, but for those that the environment sets. */
  use(limits: GuideOptions['limits']): void;
  /** Counts a question. @returns gives it back  @throws {Problem} 429 with when to come again */
  takeQuestion(address: string): () => void;
  /** Counts a question that is passed on to a language model. @throws {Problem} 429 */
  takeFromBudget(): void;
}

export function limitQuestions(
  limits: Limits,
  {
    CHAT_PER_MINUTE,
    CHAT_PER_HOUR,
    CHAT_PER_DAY,
  }: Pick<ChatSettings, 'CHAT_PER_MINUTE' | 'CHAT_PER_HOUR' | 'CHAT_PER_DAY'>,
): QuestionLimits {
  const present = { perMinute: 0, perHour: 0, perDay: 0 };
  const limitOf = (seconds: typeof MINUTE | typeof HOUR, most: () => number) =>
    limits.limit('questions', { seconds, address: most, network: () => NETWORK * most() });
  const inMinute = limitOf(MINUTE, () => present.perMinute);
  const inHour = limitOf(HOUR, () => present.perHour);
  const inDay = limits.limitOfKeys({ events: () => present.perDay, seconds: DAY });

  return {
    use({ perMinute, perHour, perDay }) {
      present.perMinute = CHAT_PER_MINUTE ?? perMinute;
      present.perHour = CHAT_PER_HOUR ?? perHour;
      present.perDay = CHAT_PER_DAY ?? perDay;
    },
    takeQuestion(address) {
      const giveBackMinute = inMinute.take(address);
      try {
        const giveBackHour = inHour.take(address);
        return () => {
          giveBackMinute();
          giveBackHour();
        };
      } catch (error) {
        giveBackMinute();
        throw error;
      }
    },
    takeFromBudget() {
      const wait = inDay.take('everybody');
      if (wait > 0)
        throw new Problem(
          429,
          'Too many',
          `All visitors together have asked as many questions today as this site can pay for. Ask the library itself, or try again in ${wait} s.`,
          { code: 'budget', headers: { 'retry-after': String(wait), 'x-should-retry': 'false' } },
        );
    },
  };
}
