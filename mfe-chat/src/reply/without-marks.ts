/** What is heard of an answer: no marks of citations, or of Markdown. */
export const withoutMarks = (text: string): string => text.replace(/\s*\[\d+\]|[*_`#>]/g, '');
