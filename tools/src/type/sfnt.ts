/** Tables of a TrueType file by their tag: https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = Map<string, Buffer>;

export function tablesOf(file: Buffer): Tables {
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => {
      const start = file.readUInt32BE(at + 8);
      return [file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12))];
    }),
  );
}

/** A TrueType file of these tables, without checksums: whoever packs it writes them. */
export function fileOf(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let start = head.length;
  for (const [index, [tag, table]] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1)).entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const part = padded(table, 4);
    parts.push(part);
    start += part.length;
  }
  return Buffer.concat(parts);
}

/** Bytes with zeros behind them, up to a multiple of a number. */
const padded = (bytes: Buffer, multiple: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((multiple - (bytes.length % multiple)) % multiple)]);

/** A table of a file that has it. */
export function table(tables: Tables, tag: string): Buffer {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`${tag}: expected a TrueType file with this table, received one without`);
  return bytes;
}

/** Pieces one behind the other, each from an even byte on, and where each begins; one more place for the end. */
export function inRow(pieces: Buffer[]): { bytes: Buffer; starts: number[] } {
  const even = pieces.map((piece) => padded(piece, 2));
  const starts = [0];
  for (const piece of even) starts.push(Number(starts.at(-1)) + piece.length);
  return { bytes: Buffer.concat(even), starts };
}

export function uint32s(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
}
