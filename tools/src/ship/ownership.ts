import type { SectionRelease } from '@roe/shared/contract';
import type { Candidate } from './gate.ts';

/** An address, or a pattern of addresses, that a section would answer. */
interface Claim {
  id: string;
  /** Where section.json says so. */
  field: 'paths' | 'redirects' | 'files';
  pattern: string;
}

const ofTheSite =
  /^\/(:|(api|sections|shell|\.well-known)(\/|$)|sitemap[^/]*\.xml$|(registry\.json|robots\.txt|sw\.js|service-worker\.js)$)/;

/** Whatever the sections are called, these the gateway or the site as a whole answers; and a pattern that starts with a parameter would take them in. */
export const isOfTheSite = (pattern: string): boolean => ofTheSite.test(pattern);

const isScript = /\.m?js$/;

/** Two owners of one address, page or file, would take turns by accident. Those that would ship are at fault; those that are live stop nobody. */
export function ownershipErrors(candidate: Candidate): string[] {
  const claims = claimsOf(candidate);
  const shipped = claims.filter(({ id }) => isShipped(candidate, id));
  const { files } = candidate.registry;
  const isReserved = ({ pattern }: Claim) =>
    isOfTheSite(pattern) || Object.keys(files).some((file) => overlaps(file, pattern));
  const free = shipped.filter((claim) => !isReserved(claim));
  return [
    ...shipped
      .filter(isReserved)
      .map(
        ({ id, field, pattern }) =>
          `mfe-${id}/section.json: field "${field}": expected addresses that sections may have, received "${pattern}". The site itself answers /api, /sections, /shell, /.well-known, /registry.json and files such as robots.txt, sitemaps, feeds and service workers; a pattern starts with a word of its own.`,
      ),
    ...free
      .filter(({ field, pattern }) => field === 'files' && isScript.test(pattern))
      .map(
        ({ id, pattern }) =>
          `mfe-${id}/section.json: field "files": expected no script, received "${pattern}". Code stands in src/.`,
      ),
    ...free.flatMap((claim) =>
      claims.slice(0, claims.indexOf(claim)).flatMap((earlier) => disputeOf(candidate, claim, earlier)),
    ),
    ...notFoundErrors(candidate),
  ];
}

/** Whether a section would ship, and is not just live. */
export const isShipped = ({ versions }: Candidate, id: string): boolean =>
  versions.some(({ facts }) => facts.id === id);

/** Sections that are live come first, so that those that would ship find their addresses taken. */
export const sectionsOf = (candidate: Candidate): SectionRelease[] =>
  Object.values(candidate.registry.sections).sort(
    (a, b) => Number(isShipped(candidate, a.id)) - Number(isShipped(candidate, b.id)),
  );

const claimsOf = (candidate: Candidate): Claim[] =>
  sectionsOf(candidate).flatMap(({ id, paths, redirects }) => [
    ...paths.map((pattern): Claim => ({ id, field: 'paths', pattern })),
    ...Object.keys(redirects).map((pattern): Claim => ({ id, field: 'redirects', pattern })),
    ...(candidate.manifests[id]?.files ?? []).map((pattern): Claim => ({ id, field: 'files', pattern })),
  ]);

function disputeOf({ manifests }: Candidate, { id, field, pattern }: Claim, earlier: Claim): string[] {
  if (!overlaps(earlier.pattern, pattern) || (earlier.id === id && earlier.pattern !== pattern)) return [];
  const owners = manifests[earlier.id]?.owners ?? [];
  const whom = owners.length > 0 ? `. Ask ${owners.join(', ')}` : '';
  return [
    `mfe-${id}/section.json: field "${field}": expected addresses that nobody else owns, received "${pattern}", which stands in "${earlier.field}" of mfe-${earlier.id} as "${earlier.pattern}"${whom}`,
  ];
}

/** A section says what its own addresses get that are no page; one says it for those that nobody owns. */
function notFoundErrors(candidate: Candidate): string[] {
  const sections = sectionsOf(candidate);
  const shipped = sections.filter(({ id }) => isShipped(candidate, id));
  const [holder, ...others] = sections.filter(({ missing }) => '/*' in missing);
  return [
    ...shipped.flatMap(({ id, paths, missing }) =>
      Object.keys(missing)
        .filter((pattern) => pattern !== '/*' && !paths.some((path) => covers(path, pattern)))
        .map(
          (pattern) =>
            `mfe-${id}/section.json: field "missing": expected patterns within "paths", received "${pattern}"`,
        ),
    ),
    ...others
      .filter((other) => shipped.includes(other))
      .map(
        ({ id }) =>
          `mfe-${id}/section.json: field "missing": expected no rule for "/*", because mfe-${holder?.id} has it: the site's 404 page is one`,
      ),
  ];
}

/** Whether some address matches both patterns. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.split('/'), other.split('/')];
  return (
    a.length === b.length &&
    a.every((segment, index) => segment === b[index] || segment.startsWith(':') || b[index]?.startsWith(':'))
  );
}

/** Whether every address that matches the other pattern matches this one. */
function covers(pattern: string, other: string): boolean {
  const [a, b] = [pattern.split('/'), other.split('/')];
  return a.length === b.length && a.every((segment, index) => segment === b[index] || segment.startsWith(':'));
}
