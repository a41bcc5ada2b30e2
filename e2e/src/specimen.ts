import { type Published, published } from './published.ts';

// Texts to walk through, found in the store that was built by what a journey needs of them: writers may rename, reword and withdraw all.

/** The address, the title and the documented text of a page, with its data. */
export type Specimen<Data> = Data & Pick<Published<Data>['document'], 'url' | 'title' | 'names' | 'passages'>;

export const specimens = <Data>(kind: string): Specimen<Data>[] =>
  published<Data>(kind).map(({ document: { url, title, names, passages }, data }) => ({
    ...data,
    ...{ url, title, names, passages },
  }));

/** The first of several that has what is needed. */
export function one<Thing>(what: string, things: Thing[], has: (thing: Thing) => unknown): Thing {
  const thing = things.find(has);
  if (thing) return thing;
  throw new Error(
    `The store that was built: expected ${what}, received ${things.length} that are none. Publish one, or let the journey look for something else.`,
  );
}
