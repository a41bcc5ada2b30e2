import { type GuideOptions, guideSchema, type Persona, personaSchema } from '@roe/shared/api/guide-files';
import { Problem } from '../http/problem.ts';
import type { LiveSite } from '../site/live-site.ts';

/** The section whose private files say what the guide is. */
const SECTION = 'chat';

export interface GuideFiles {
  persona: Persona;
  options: GuideOptions;
}

/**
 * Reads what the live version of the chat says of the guide. What is wrong with it is logged once.
 * @throws {Problem} 503 where it cannot be used
 */
export function readGuideFiles(
  site: () => Pick<LiveSite, 'privateFile'> | undefined,
  log: (message: string) => void,
): () => Promise<GuideFiles> {
  let complaint = '';
  return async () => {
    try {
      const live = site();
      if (!live) throw new Error('Nothing is shipped.');
      const [persona, options] = await Promise.all([
        live.privateFile(SECTION, 'persona', personaSchema),
        live.privateFile(SECTION, 'guide', guideSchema),
      ]);
      complaint = '';
      return { persona, options };
    } catch (error) {
      const { message } = error as Error;
      if (message !== complaint) log(`The guide cannot answer.\n${message}`);
      complaint = message;
      throw resting();
    }
  };
}

const resting = (): Problem =>
  new Problem(
    503,
    'No guide',
    'The guide is not there now. The fault is ours, and it is written down. Try again later.',
    {
      code: 'no_guide',
      headers: { 'retry-after': '60', 'x-should-retry': 'false' },
    },
  );
