import type { Shipped } from '../release.ts';

/** Says what came of a promotion. */
export function reportShipped({ revision, isNew, rendered, tried }: Shipped): void {
  const pages = rendered.length === 1 ? '1 page' : `${rendered.length} pages`;
  const trial = tried.length > 0 ? `, ${tried.length} tried in a browser` : '';
  console.log(
    isNew
      ? `Revision ${revision} is live; ${pages} rendered${trial}.`
      : `Nothing changed; revision ${revision} stays live.`,
  );
}
