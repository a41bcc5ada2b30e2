import type { Pin, SectionRelease } from '@roe/shared/contract';
import type { Site } from '../loading/site.ts';

/** A section that has a dock: as it is live, or in an earlier release that this tab runs and that may have none. */
export type DockRelease = Pin & Pick<SectionRelease, 'dock'>;

/** Sections that have a dock; what failed of their code is asked for again, in the release that is live then. */
export async function loadDocks(site: Site): Promise<DockRelease[]> {
  const docks = await docksOf(site);
  const failed = docks.filter(site.forgetFailedCode);
  return failed.length > 0 ? docksOf(site) : docks;
}

async function docksOf(site: Site): Promise<DockRelease[]> {
  const { sections } = await site.registry();
  return Object.values(sections).flatMap((live) => {
    if (!live.dock) return [];
    const pin = site.releaseOf(live.id);
    return pin && pin.code !== live.code ? pin : live;
  });
}
