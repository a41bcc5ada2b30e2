/**
 * The data of server-sent events, one after the other (HTML Standard, 9.2.6). An event that has not ended when the stream does is
 * left out. Who stops reading closes the stream.
 * @param body in pieces that may end anywhere, even inside of a letter
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder(); // passes over a byte order mark
  let rest = '';
  let data: string[] = [];
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = linesOf(rest + decoder.decode(piece.value, { stream: true }));
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line !== '') data.push(...dataOf(line));
        else if (data.length > 0) yield data.join('\n');
        if (line === '') data = [];
      }
    }
  } finally {
    reader.cancel().catch(() => {}); // it may be broken already
  }
}

/** What stands between line ends. A carriage return at the end of a piece may be half of one: it stays with the last line. */
const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r(?!$)/);

/** The value of a field "data"; comments and other fields have none. */
function dataOf(line: string): string[] {
  const [, value] = /^data(?::[ ]?(.*))?$/s.exec(line) ?? [];
  return /^data(?::|$)/.test(line) ? [value ?? ''] : [];
}
