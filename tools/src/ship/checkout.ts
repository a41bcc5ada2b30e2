import { execFileSync } from 'node:child_process';
import type { HistoryEntry } from './history.ts';

/** The state of the source that a ship starts from. */
export interface Checkout {
  commit: string;
  /** Whether files are in no commit. */
  isDirty: boolean;
  /** Whether its history has this commit. A shallow clone does not know, and gives the benefit of the doubt. */
  has(commit: string): boolean;
  /** Subjects of the commits after one, up to another, that touched these paths, the latest first; undefined where it lacks one. */
  subjects(after: string, to: string, paths: string[]): string[] | undefined;
}

/** What git says of a folder, or undefined where there is no git or no repository. */
export function checkoutAt(folder: string): Checkout | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined) return undefined;
  return {
    commit,
    isDirty: git('status', '--porcelain') !== '',
    has: (earlier) =>
      git('merge-base', '--is-ancestor', earlier, 'HEAD') !== undefined ||
      git('rev-parse', '--is-shallow-repository') === 'true',
    subjects: (after, to, paths) =>
      git('log', '--no-merges', '--format=%s', `${after}..${to}`, '--', ...paths)
        ?.split('\n')
        .filter(Boolean),
  };
}

/**
 * What a ship from a checkout may take back: a sentence for each of the parts whose live version was made from a commit that
 * the checkout does not have.
 */
export function takenBack(
  history: HistoryEntry[],
  live: Record<string, string>,
  names: string[],
  checkout: Checkout,
): string[] {
  return names.flatMap((name) => {
    const shipped = history.find(({ versions }) => versions[name] !== undefined && versions[name] === live[name]);
    if (!shipped?.commit || checkout.has(shipped.commit)) return [];
    const { revision, by, at, commit } = shipped;
    return `${name}: what is live came with revision ${revision}, by ${by}, ${at.slice(0, 10)}, from commit ${commit.slice(0, 10)}. That is not in this checkout, so what it changed may be taken back.`;
  });
}
