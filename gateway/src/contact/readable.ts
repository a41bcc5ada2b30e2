/**
 * Control characters end up in terminals and tables of whoever reads the message, PostgreSQL keeps no NUL, and signs that nobody
 * sees turn text around or hide some. Those stay by which Indic scripts and emoji are joined and chosen.
 */
export function readable(text: string): string {
  const words = text
    .replace(/\r\n?/g, '\n')
    .replace(
      /(?![\n\t\u200c\u200d]|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu,
      '',
    )
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(words) ? words : '';
}
export const onOneLine = (text: string): string => readable(text).replace(/\s+/g, ' ');
