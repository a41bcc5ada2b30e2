/** What a control changes in a part of a figure: attributes of its element, and its words. */
type Change = Record<string, string | number>;

/** A figure as its controls stand: its parts by their names, what each control says, in order. */
export interface Moved {
  parts: Record<string, Change>;
  says: string[];
}

/** A figure at the values of its controls. Build and browser draw with the same. */
export type Move = (values: readonly number[]) => Moved;
