/** Up to the first full stop that ends a sentence: the next word begins with a capital letter. */
export const firstSentence = (text: string): string => /^.+?[.?!]’?(?= [\p{Lu}‘])/u.exec(text)?.[0] ?? text;
