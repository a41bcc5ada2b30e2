import type { SectionRelease, SectionVersion } from '@roe/shared/contract';
import type { Draft } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { weightOf } from './weight.ts';

/** Code that open tabs may still run is remembered for this many ships of a section. */
const KEPT_CODES = 10;

/** What a registry says of a section: what its version says, and what is decided when it goes live. */
export function sectionReleaseOf<Rest>(
  {
    version,
    code,
    contract,
    entry,
    js,
    css,
    requires,
    facts: { id, paths, nav, kinds, redirects, missing, dock },
  }: Released,
  rest: Rest,
) {
  return {
    ...{ id, version, code, contract, entry, js, css, requires, paths, nav, kinds, redirects, missing },
    ...(dock && { dock }),
    data: `/sections/${id}/data/${code}/`,
    ...rest,
  };
}

type Released = Pick<SectionVersion, 'version' | 'code' | 'contract' | 'entry' | 'js' | 'css' | 'requires' | 'facts'>;

/** What the next registry says of a version in the store; its pages come when they are composed. */
export function releaseOf(
  store: Store,
  version: SectionVersion,
  live: SectionRelease | undefined,
): Draft['sections'][string] {
  const older = { ...live?.older };
  if (live) older[live.code] = live.version;
  delete older[version.code];
  const naming = Object.keys(version.files).filter((file) => file.startsWith('data/_naming-')).length;
  return sectionReleaseOf(version, {
    shippedAt: live?.version === version.version ? live.shippedAt : new Date().toISOString(),
    size: weightOf(store, [version.entry, ...version.js, ...version.css]),
    ...(naming > 0 && { naming }),
    older: Object.fromEntries(Object.entries(older).slice(-KEPT_CODES)),
  });
}
