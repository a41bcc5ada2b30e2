import { type GuideOptions, guideSchema, type Persona, personaSchema } from '@roe/shared/api/guide-files';
import { Problem } from '../http/problem.ts';
import type { FollowGuideSite } from './guide-site.ts';

/** The private file by which the section is known that says what the guide is. */
const GUIDE_FILE = 'guide';

export interface GuideFiles {
  persona: Persona;
  options: GuideOptions;
}

/**
 * Reads what the live version of the chat says of the guide. What is wrong with it is logged once.
 * @throws {Problem} 503 where it cannot be used
 */
export function readGuideFiles(site: FollowGuideSite, log: (message: string) => void): () => Promise<GuideFiles> {
  let complaint = '';
  return async () => {
    try {
      const live = await site();
      const section = live?.sectionWith(GUIDE_FILE);
      if (!live || !section)
        throw new Error(
          `registry.json: expected a section with the private file "${GUIDE_FILE}", but none is live. Ship it.`,
        );
      const [persona, options] = await Promise.all([
        live.privateFile(section, 'persona', personaSchema),
        live.privateFile(section, GUIDE_FILE, guideSchema),
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
