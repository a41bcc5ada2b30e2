/**
 * Breaks a title into as few lines as fit, and those as even as can be. A dash stays with the word before it.
 * @param width of a line, in any unit
 * @param room the widest that a line may be, in the same unit
 * @returns null where a word is wider than the room
 */
export function breakLines(title: string, width: (line: string) => number, room: number): string[] | null {
  const words = title.split(/ (?![–—-] )/);
  if (words.some((word) => width(word) > room)) return null;
  const fewest = greedy(words, width, room).length;
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, length) => width(words.slice(from, from + length + 1).join(' '))),
  );
  const tight = widths
    .sort((a, b) => a - b)
    .find((limit) => {
      const lines = greedy(words, width, limit);
      return lines.length === fewest && lines.every((line) => width(line) <= limit);
    });
  return greedy(words, width, tight ?? room);
}

function greedy(words: readonly string[], width: (line: string) => number, room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
