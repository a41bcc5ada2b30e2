import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minified } from '../minified.ts';
import type { Typeface } from './typeface-rules.ts';

/** What the script leaves on its own element for the shell. Nothing where a visitor saves data. */
export interface TypefaceScript extends HTMLScriptElement {
  /** Asks for the files, where nobody has. Never rejects. */
  ask?: () => Promise<void>;
  /** Shows what has come so far. */
  show?: () => void;
}

const source = readFileSync(path.join(import.meta.dirname, 'typeface-script.js'), 'utf8');

/** The text of the script, as short as it gets: it comes before the page's own text. */
export const TYPEFACE_SCRIPT = minified(source);

/** The element, with the typefaces that the script asks for; nothing where there are none. */
export function typefaceScriptOf(typefaces: Typeface[]): string {
  if (typefaces.length === 0) return '';
  const names = JSON.stringify(typefaces).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return `<script id="-typefaces" data-typefaces='${names}'>${TYPEFACE_SCRIPT}</script>`;
}
