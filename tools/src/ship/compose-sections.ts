import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@roe/shared/contract';
import { navOf } from '@roe/shared/contract/nav';
import { composeSection, type Draft } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';

/**
 * Composes the sections that changed; all of them where what stands on every page did.
 * @param live what need not be composed again
 */
export async function composeSections(
  store: Store,
  draft: Draft,
  live: Registry | undefined,
): Promise<{ sections: Registry['sections']; rendered: string[] }> {
  const commonOf = ({ site, shell, sections }: Draft) => ({ site, shell: shell.version, nav: navOf(sections) });
  const isShellNew = !live || !isDeepStrictEqual(commonOf(live), commonOf(draft));
  const sections: Registry['sections'] = {};
  const rendered: string[] = [];
  for (const [id, section] of Object.entries(draft.sections)) {
    const present = live?.sections[id];
    if (present && !isShellNew && section === present) {
      sections[id] = present;
      continue;
    }
    const composed = await composeSection(store, draft, id);
    sections[id] = { ...section, pages: composed.pages };
    rendered.push(...composed.rendered);
  }
  return { sections, rendered };
}
