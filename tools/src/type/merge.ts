import { type Glyph, glyphsOf, withComponents, writeGlyphs } from './glyph-tables.ts';
import { fileOf, type Tables, table, tablesOf } from './sfnt.ts';

/**
 * Puts the glyphs of a cut behind those of another one of the same typeface, so that one file has the characters of both. Rules of
 * layout stay those of the first. What both have, such as the letter under an accent, comes once.
 * @param first an unpacked TrueType file, as is `second`
 */
export function mergeCuts(first: Buffer, second: Buffer): Buffer {
  const tables = tablesOf(first);
  tables.delete('HVAR');
  const added = tablesOf(second);
  const glyphs = glyphsOf(tables);
  const ids = new Map(glyphs.map((glyph, id) => [keyOf(glyph), id]));
  const coming = glyphsOf(added);
  const moved = new Map<number, number>([[0, 0]]);

  function idOf(old: number): number {
    const known = moved.get(old);
    if (known !== undefined) return known;
    const glyph = withComponents(coming[old] as Glyph, idOf);
    const id = ids.get(keyOf(glyph)) ?? glyphs.push(glyph) - 1;
    ids.set(keyOf(glyph), id);
    moved.set(old, id);
    return id;
  }
  const characters = new Map([...charactersOf(added)].map(([character, old]) => [character, idOf(old)]));
  writeGlyphs(tables, glyphs);
  tables.set('maxp', largestOf(tables, added, glyphs.length));
  tables.set('cmap', cmapOf(new Map([...charactersOf(tables), ...characters])));
  return fileOf(tables);
}

const keyOf = ({ outline, variations, metrics }: Glyph): string =>
  [outline, variations, metrics].map((bytes) => bytes.toString('latin1')).join('|');

/** Of all limits in `maxp` the larger one. */
function largestOf(tables: Tables, added: Tables, glyphs: number): Buffer {
  const limits = Buffer.from(table(tables, 'maxp'));
  const others = table(added, 'maxp');
  for (let at = 6; at < limits.length; at += 2)
    limits.writeUInt16BE(Math.max(limits.readUInt16BE(at), others.readUInt16BE(at)), at);
  limits.writeUInt16BE(glyphs, 4);
  return limits;
}

/** Character → glyph, from the `cmap` of format 4 that every cut has. */
function charactersOf(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('cmap: expected a table of format 4, received none');
  const size = cmap.readUInt16BE(at + 6);
  const characters = new Map<number, number>();
  for (let segment = at + 14; segment < at + 14 + size; segment += 2) {
    const end = cmap.readUInt16BE(segment);
    const start = cmap.readUInt16BE(segment + 2 + size);
    const delta = cmap.readUInt16BE(segment + 2 + 2 * size);
    const range = segment + 2 + 3 * size;
    const offset = cmap.readUInt16BE(range);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const glyph = offset === 0 ? character : cmap.readUInt16BE(range + offset + 2 * (character - start));
      if (glyph !== 0) characters.set(character, (glyph + delta) & 0xffff);
    }
  }
  return characters;
}

/** A `cmap` of format 12, a group a character: whoever packs the file writes it shorter. */
function cmapOf(characters: Map<number, number>): Buffer {
  const groups = [...characters].sort(([one], [other]) => one - other);
  const cmap = Buffer.alloc(28 + 12 * groups.length);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(groups.length, 24);
  for (const [index, [character, glyph]] of groups.entries()) {
    const at = 28 + 12 * index;
    cmap.writeUInt32BE(character, at);
    cmap.writeUInt32BE(character, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
  }
  return cmap;
}
