/**
 * Where a sentence or a paragraph ends: a mark that ends one, with what closes it and the passages that it cites, before a space and
 * what may begin the next.
 */
const END = /[.!?…।]["'”’»)\]*_]*(?:\s*[[【][^\]】]{0,30}[\]】])*(\s+)(?=[^\s[【\p{Ll}])|\s*\n\s*\n\s*(?=\S)/u;

/** Signs after which a text counts as ended wherever it stands: no sentence is held back longer. */
const LONGEST = 2000;

export interface Sentence {
  text: string;
  /** What stands before it: nothing, a space, or an empty line. */
  gap: '' | ' ' | '\n\n';
}

/** Cuts a text that comes in pieces into sentences, each as soon as the next one begins. */
export function cutSentences(): { add(text: string): Sentence[]; end(): Sentence[] } {
  let rest = '';
  let gap: Sentence['gap'] = '';
  const sentenceOf = (text: string, after: string): Sentence[] => {
    const before = gap;
    if (text) gap = /\n\s*\n/.test(after) ? '\n\n' : ' ';
    return text ? [{ text, gap: before }] : [];
  };
  return {
    add(text) {
      rest += text;
      const sentences: Sentence[] = [];
      for (let end = END.exec(rest); end; end = END.exec(rest)) {
        const after = end[1] ?? end[0];
        const until = end.index + end[0].length;
        sentences.push(...sentenceOf(rest.slice(0, until - after.length).trim(), after));
        rest = rest.slice(until);
      }
      if (rest.length <= LONGEST) return sentences;
      const whole = rest.trim();
      rest = '';
      return [...sentences, ...sentenceOf(whole, ' ')];
    },
    end() {
      const whole = rest.trim();
      rest = '';
      return sentenceOf(whole, ' ');
    },
  };
}
