import type { Section } from '@roe/shared/contract';
import { canRun } from '@roe/shared/contract/compatible';
import type { LoadSection } from './code.ts';
import { loadContainer } from './container.ts';

/** Version of `@roe/shared` in this shell. */
declare const CONTRACT: string;

/**
 * The shell's border to the code of sections: loads exactly the files that a pin names. What is loaded again after a failure is
 * fetched and evaluated anew, past caches that may hold wrong bytes.
 * @returns a function that throws where a file cannot be had, is not the pinned one, throws, or keeps to another contract
 */
export const createFederation =
  (fetch = globalThis.fetch): LoadSection =>
  async (pin, isRetry, failedFiles) => {
    if (!canRun(CONTRACT, pin.contract))
      throw new Error(`Section "${pin.id}" needs contract ${pin.contract}, this shell has ${CONTRACT}`);
    if (isRetry) {
      const files = [pin.entry, ...pin.js, ...pin.css];
      await Promise.all([
        ...files.map((file) => fetch(file.url, { cache: 'reload', integrity: file.integrity })),
        ...failedFiles.map((url) => fetch(url, { cache: 'reload' })),
      ]);
    }
    const container = await loadContainer(`section_${pin.id}`, pin.entry, isRetry);
    const module = (await container.get('./section'))() as { default?: Section };
    if (!Array.isArray(module.default?.routes))
      throw new Error(`Section "${pin.id}" must export { routes } by default from src/section.tsx`);
    return module.default;
  };
