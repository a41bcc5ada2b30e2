/** What elements must be there for a selector to select anything. */
export interface Names {
  classes: string[];
  elements: string[];
}

/**
 * The classes and elements that a selector cannot do without. What stands in brackets or in `:is()` and the like is left out: it
 * may be one of several, or come and go without a script.
 */
export function namesOf(selector: string): Names {
  const plain = withoutCalls(selector.replace(/\[[^\]]*\]/g, '')).replace(/::?[\w-]+/g, '');
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    elements: [...plain.matchAll(/(?<![\w.#-])[a-z][\w-]*/g)].map(([name]) => name),
  };
}

function withoutCalls(selector: string): string {
  const less = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  return less === selector ? selector : withoutCalls(less);
}

/** The classes and elements that a text of HTML holds, with the elements that the browser adds to any. */
export const namesIn = (html: string) => ({
  classes: new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))),
  elements: new Set(['html', 'body', 'tbody', ...[...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)]),
});
