import type { Pin, Section } from '@roe/shared/contract';
import { isRejected, outcomeOf, settled } from '@roe/shared/settled';
import { inTime } from './in-time.ts';
import { createRoutes } from './routes.ts';

/**
 * Loads a section's code; `isRetry` after a failure, past caches that may hold wrong bytes.
 * @param failedFiles addresses of files besides the pinned ones that did not come
 */
export type LoadSection = (pin: Pin, isRetry: boolean, failedFiles: string[]) => Promise<Section>;

export type Code = ReturnType<typeof createCode>;

/**
 * The code of sections, by id: each is loaded once, in one release, and what a page of it needs besides when the page is asked for.
 * @param onStarted hears which release that is
 */
export function createCode(loadSection: LoadSection, onStarted: (pin: Pin) => void) {
  const code = new Map<string, Promise<Section>>();
  /** Sections that failed and were not loaded since → what did not come of the files that their code loads. */
  const failed = new Map<string, string[]>();
  const routes = createRoutes();

  const codeOf = ({ id }: Pin): Section | undefined => outcomeOf(code.get(id));

  return {
    /**
     * Starts or joins the load. A failure stays until `forgetFailed`, so that React does not load in a loop.
     * @param ready is waited for first: files of the section that are on their way already
     */
    load(pin: Pin, ready: Promise<unknown> = Promise.resolve()): Promise<Section> {
      const { id } = pin;
      const started = code.get(id);
      if (started) return started;
      onStarted(pin);
      const load = ready.then(() => loadSection(pin, failed.has(id), failed.get(id) ?? []));
      const section = settled(inTime(load, `Section "${id}"`));
      section.then(
        () => failed.delete(id),
        () => {},
      );
      code.set(id, section);
      return section;
    },
    loadRoutes: routes.load,
    /** Whether a section's code is there, with all that a page is made of. */
    has(pin: Pin, path?: string): boolean {
      const section = codeOf(pin);
      return section !== undefined && routes.isComplete(section, path);
    },
    /** Whether there was a failure; then the next load goes past caches. */
    forgetFailed(pin: Pin, path?: string): boolean {
      const { id } = pin;
      const section = codeOf(pin);
      if (section ? !routes.hasFailed(section, path) : !isRejected(code.get(id))) return false;
      code.delete(id);
      failed.set(id, [...(failed.get(id) ?? []), ...(section ? routes.failedFilesOf(section) : [])]);
      return true;
    },
    /** What did not come of a page ahead of it is simply asked for again. */
    forgetFailedRoute(pin: Pin, path: string): void {
      const section = codeOf(pin);
      if (section) routes.forgetFailed(section, path);
    },
    /** What the section showed failed: where a part of it did not come, the next attempt starts with its code. */
    onFailed(pin: Pin, error: unknown): void {
      const section = codeOf(pin);
      if (section) routes.onFailed(section, error);
    },
  };
}
