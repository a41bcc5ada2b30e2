import { shortHash } from './hash.ts';

/** Stands in the compiler's output for the code hash, which is not known before there is any. */
export const codePlace = 'roe__code__';

/** The same for the beginning of a class's name: the module is told by the hash of its path. */
export const classPlaceOf = (module: string): string => `roe__class__${shortHash(module)}_`;

const classPlace = /roe__class__([0-9a-f]{10})_/g;

/** What stands in the places of one build. */
export interface SectionCode {
  hash: string;
  /** Hash of a module's path → its number among those whose classes the section has. */
  modules: Map<string, number>;
}

interface EmittedFile {
  text: string;
  /** Hashes by which the compiler calls its files until their bytes are final. */
  names: string[];
}

/** The code hash of what a compiler made: whatever is not in it does not count. */
export function codeOf(emitted: EmittedFile[]): SectionCode {
  const names = emitted.flatMap((file) => file.names);
  const texts = emitted.map(({ text }) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)).sort();
  const places = texts.flatMap((text) => [...text.matchAll(classPlace)].map(([, module = '']) => module));
  const modules = new Map([...new Set(places)].sort().map((module, index) => [module, index]));
  return { hash: shortHash(...texts), modules };
}

/**
 * The text with hash and class names in their places. Inlined sheets are half of a page, and with names that count (two digits for
 * the module, then the class's place in it) a page compresses to a twelfth less than with hashes.
 */
export function withCode(text: string, { hash, modules }: SectionCode): string {
  return text.replaceAll(codePlace, hash).replaceAll(classPlace, (_, module: string) => {
    const number = modules.get(module) ?? modules.size; // a class that browsers have no rule for
    modules.set(module, number);
    return `${hash.slice(0, 3)}-${number.toString(36).padStart(2, '0')}`;
  });
}
