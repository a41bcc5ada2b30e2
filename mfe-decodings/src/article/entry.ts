/** An entry in the history, as the router knows it. */
interface Entry {
  key: string;
  state: { isFirst?: boolean } | null;
}

/** Whether the visitor came to the page from outside: there is no step back inside the site. */
export const isFirst = ({ key, state }: Entry): boolean => key === 'default' || state?.isFirst === true;

/** State for another place on the same page, whose entry takes the place of the page's own and has another key. */
export const stateOfPlace = (entry: Entry): unknown =>
  isFirst(entry) ? { ...entry.state, isFirst: true } : entry.state;
