import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error of the compiler, as Rspack's stats tell it. */
export interface CompileError {
  message: string;
  /** Loaders and the file that they read, with "!" between them. */
  moduleIdentifier?: string;
}

/**
 * What the compiler says of the files of a package: file, line, reason, and the lines of code that are meant. One error that
 * several loaders or both environments tell is told once.
 * @param project what files are named relative to
 */
export function compileErrors(errors: CompileError[], project: string): string[] {
  const sentences = errors.flatMap(({ message, moduleIdentifier }) => {
    const file = moduleIdentifier?.split('!').at(-1);
    if (!file) return [];
    const text = plain(message).replaceAll(project + path.sep, '');
    if (!existsSync(file)) return described(text);
    const place = path.relative(project, file);
    const [, missing] = /Can't resolve '(.+?)' in /.exec(text) ?? [];
    return missing ? unresolved(missing, place, readFileSync(file, 'utf8')) : described(text, place);
  });
  return [...new Set(sentences)];
}

/** Without colours, and without the blanks that end lines where some tool was told to colour them. */
const plain = (text: string): string => stripVTControlCharacters(text).replaceAll(/[^\S\n]+$/gm, '');

/** The compiler counts lines of what it made of the source, so the line is looked up in the source. */
function unresolved(specifier: string, place: string, source: string): string {
  const lines = source.split('\n');
  const index = lines.findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  const advice = /^[./]/.test(specifier)
    ? 'Is it misspelt?'
    : "Is it misspelt, or not among the package's dependencies?";
  const where = index < 0 ? place : `${place}:${index + 1}`;
  const frame = index < 0 ? '' : `\n  ${index + 1} │ ${lines[index]}`;
  return `${where}: expected something to import, found no "${specifier}". ${advice}${frame}`;
}

/** How frames mark the line that is meant: the compiler over several lines, over one, and PostCSS. */
const marks = [/(\d+) │ *╭─▶/, /(\d+) │.*\n\s*·/, /> *(\d+) \|/];

function described(text: string, place?: string): string {
  const lines = text
    .split('\n')
    .filter((line) => !line.includes('Module build failed'))
    .map((line) => line.replace(/^\s*[╰├]─▶/, '').replace(/^\s*│/, ''))
    .map((line) => line.replace(/^\s*×\s?/, ''))
    .filter((line) => line.trim() !== '' && !/^\s*[╭╰]─/.test(line));
  const frame = lines.findIndex((line) => /^[\s>]*\d+ [│|]/.test(line));
  const reason = (frame < 0 ? lines : lines.slice(0, frame)).map((line) => line.trim()).join(' ');
  const line = marks.map((mark) => mark.exec(text)?.[1]).find(Boolean);
  return [`${place}${line ? `:${line}` : ''}: ${reason}`, ...(frame < 0 ? [] : indented(lines.slice(frame)))].join(
    '\n',
  );
}

function indented(lines: string[]): string[] {
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => `  ${line.slice(margin)}`);
}
