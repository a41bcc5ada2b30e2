import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** What we call of hb-subset, with pointers as numbers: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  hb_blob_create: (data: number, bytes: number, mode: number, userData: number, destroy: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, member: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
}

const HB_MEMORY_MODE_WRITABLE = 2;
const HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/** A new one for each cut, because a cut never gives back the memory that it takes. */
async function newSubsetter(): Promise<Subsetter> {
  const code = readFileSync(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(code);
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/**
 * Cuts an unpacked typeface down to the glyphs of some characters, some other glyphs by their ids, and the rules between
 * all these. `subset-font` cannot: it knows characters only, and keeps whatever their rules lead to.
 * @throws where the typeface cannot be read
 */
export async function keepGlyphs(unpacked: Buffer, characters: string, glyphs: Iterable<number>): Promise<Buffer> {
  const hb = await newSubsetter();
  const data = hb.malloc(unpacked.length);
  new Uint8Array(hb.memory.buffer).set(unpacked, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, unpacked.length, HB_MEMORY_MODE_WRITABLE, 0, 0), 0);

  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE);
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodes, character.codePointAt(0) as number);
  const ids = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(ids, glyph);

  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('hb-subset: expected a cut typeface, received nothing; its source cannot be read');
  const blob = hb.hb_face_reference_blob(cut);
  return Buffer.from(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob));
}
