/** Words without marks, of five letters or more. */
export const plainWordsIn = (text: string): string[] => text.match(/(?<![\p{L}-])[a-z]{5,}(?![\p{L}-])/giu) ?? [];
