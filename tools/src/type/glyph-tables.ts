import { inRow, type Tables, table, uint32s } from './sfnt.ts';

/** A glyph as the tables of a TrueType file hold it. */
export interface Glyph {
  outline: Buffer;
  /** How the outline changes with the weight; empty where it does not. Holds all that it needs. */
  variations: Buffer;
  /** Advance and left side bearing. */
  metrics: Buffer;
}

/** All glyphs of a file, by their ids. */
export function glyphsOf(tables: Tables): Glyph[] {
  const head = table(tables, 'head');
  const loca = table(tables, 'loca');
  const glyf = table(tables, 'glyf');
  const count = table(tables, 'maxp').readUInt16BE(4);
  const startOf = (id: number) =>
    head.readUInt16BE(50) === 1 ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id);
  const variations = variationsOf(tables);
  const metrics = metricsOf(tables);
  return Array.from({ length: count }, (_, id) => ({
    outline: glyf.subarray(startOf(id), startOf(id + 1)),
    variations: variations(id),
    metrics: metrics(id),
  }));
}

/** `hmtx`, where the last glyphs may share one advance. */
function metricsOf(tables: Tables): (id: number) => Buffer {
  const hmtx = table(tables, 'hmtx');
  const whole = table(tables, 'hhea').readUInt16BE(34);
  return (id) => {
    if (id < whole) return hmtx.subarray(4 * id, 4 * id + 4);
    const advance = hmtx.subarray(4 * whole - 4, 4 * whole - 2);
    const bearing = 4 * whole + 2 * (id - whole);
    return Buffer.concat([advance, hmtx.subarray(bearing, bearing + 2)]);
  };
}

const OWN_PEAK = 0x8000;
const OWN_REGION = 0x4000;

/** `gvar`, with the shared tuples written out in each glyph that uses them. */
function variationsOf(tables: Tables): (id: number) => Buffer {
  const gvar = tables.get('gvar');
  if (!gvar) return () => Buffer.alloc(0);
  const tupleSize = 2 * gvar.readUInt16BE(4);
  const shared = gvar.readUInt32BE(8);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const startOf = (id: number) => data + (isLong ? gvar.readUInt32BE(20 + 4 * id) : 2 * gvar.readUInt16BE(20 + 2 * id));
  return (id) => {
    const bytes = gvar.subarray(startOf(id), startOf(id + 1));
    if (bytes.length === 0) return bytes;
    const headers: Buffer[] = [];
    let at = 4;
    for (let left = bytes.readUInt16BE(0) & 0xfff; left > 0; left--) {
      const kind = bytes.readUInt16BE(at + 2);
      const size = (kind & OWN_PEAK ? tupleSize : 0) + (kind & OWN_REGION ? 2 * tupleSize : 0);
      const start = Buffer.from(bytes.subarray(at, at + 4));
      start.writeUInt16BE((kind & 0xf000) | OWN_PEAK, 2);
      const peak = shared + tupleSize * (kind & 0xfff);
      headers.push(start, kind & OWN_PEAK ? Buffer.alloc(0) : gvar.subarray(peak, peak + tupleSize));
      headers.push(bytes.subarray(at + 4, at + 4 + size));
      at += 4 + size;
    }
    const all = Buffer.concat(headers);
    const start = Buffer.from(bytes.subarray(0, 4));
    start.writeUInt16BE(4 + all.length, 2);
    return Buffer.concat([start, all, bytes.subarray(bytes.readUInt16BE(2))]);
  };
}

const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** A glyph whose components, where it is made of some, have other ids. */
export function withComponents(glyph: Glyph, idOf: (old: number) => number): Glyph {
  const outline = Buffer.from(glyph.outline);
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return glyph;
  let flags = MORE;
  for (let at = 10; flags & MORE; ) {
    flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(idOf(outline.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0);
  }
  return { ...glyph, outline };
}

/** Puts glyphs in the place of those that a file has. */
export function writeGlyphs(tables: Tables, glyphs: Glyph[]): void {
  const outlines = inRow(glyphs.map(({ outline }) => outline));
  tables.set('glyf', outlines.bytes);
  tables.set('loca', uint32s(outlines.starts));
  const head = Buffer.from(table(tables, 'head'));
  head.writeUInt16BE(1, 50);
  tables.set('head', head);

  tables.set('hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics)));
  const hhea = Buffer.from(table(tables, 'hhea'));
  hhea.writeUInt16BE(glyphs.length, 34);
  tables.set('hhea', hhea);

  const gvar = tables.get('gvar');
  if (!gvar) return;
  const { bytes, starts } = inRow(glyphs.map(({ variations }) => variations));
  const start = Buffer.from(gvar.subarray(0, 20));
  start.writeUInt16BE(0, 6); // no shared tuples
  start.writeUInt16BE(glyphs.length, 12);
  start.writeUInt16BE(1, 14);
  const data = start.length + 4 * starts.length;
  start.writeUInt32BE(data, 8);
  start.writeUInt32BE(data, 16);
  tables.set('gvar', Buffer.concat([start, uint32s(starts), bytes]));
}
