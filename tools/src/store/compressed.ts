import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compressing gains nothing. */
const SMALLEST = 512;
const isText = /\.(html|js|css|json|ndjson|svg|xml|txt|vtt|webmanifest)$/;

/** Ending of a form's name → how it is undone. */
const forms = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const hasForms = (file: string, bytes: string | Buffer): boolean => isText.test(file) && bytes.length >= SMALLEST;

/** The brotli and gzip forms of a text, by the ending of their names; none where they would gain nothing. */
export async function compressedForms(
  file: string,
  bytes: string | Buffer,
  quality: number,
): Promise<Record<string, Buffer>> {
  if (!hasForms(file, bytes)) return {};
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: Math.min(quality, 9) })]);
  return { '.br': br, '.gz': gz };
}

/** Whether a file is there with these bytes, and in its compressed forms too. */
export async function isWhole(file: string, bytes: string | Buffer): Promise<boolean> {
  const buffer = Buffer.from(bytes as string);
  if (!existsSync(file) || !readFileSync(file).equals(buffer)) return false;
  return (
    !hasForms(file, bytes) ||
    (Object.keys(forms).every((suffix) => existsSync(file + suffix)) && (await brokenForms(file, buffer)).length === 0)
  );
}

/** Compressed forms of a file, by their endings, that are there and do not give these bytes. */
export async function brokenForms(file: string, bytes: Buffer): Promise<string[]> {
  const broken: string[] = [];
  for (const [suffix, undo] of Object.entries(forms)) {
    if (!existsSync(file + suffix)) continue;
    const text = await undo(readFileSync(file + suffix)).catch(() => undefined);
    if (!text?.equals(bytes)) broken.push(suffix);
  }
  return broken;
}
