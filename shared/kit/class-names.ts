import { readdirSync } from 'node:fs';
import path from 'node:path';
import { classPlaceOf } from './section-code.ts';

const sharedSource = path.resolve(import.meta.dirname, '../src');

/**
 * Options of css-loader that name the classes of CSS modules by counting: `<prefix><module><class>`, two digits for the module's
 * place among all that the part may use, and the class's place within the module. Inlined sheets are half of a page, and with
 * names like these a page compresses to a twelfth less than with hashes. Builds of the same sources for browsers and for Node give the
 * same names.
 * @param prefix keeps parts, and builds of one part, from sharing a class
 * @param root folder of the part
 * @param others folders of parts that are built into it
 */
export function classNames(prefix: string, root: string, others: readonly string[] = []) {
  const sources = [path.join(root, 'src'), sharedSource, ...others.map((other) => path.join(other, 'src'))];
  const numbers = new Map(sources.flatMap(modulesIn).map((file, index) => [file, index]));
  return counted((file) => {
    const number = numbers.get(file) ?? numbers.size; // written while the development server runs
    numbers.set(file, number);
    return prefix + number.toString(36).padStart(2, '0');
  });
}

/**
 * The same for a section, whose names carry its code hash: what stands in for them until that is known. Modules that it does not
 * use change no name.
 */
export const classPlaces = (id: string, root: string) =>
  counted((file) => {
    const folder = file.startsWith(sharedSource) ? path.dirname(sharedSource) : root;
    return id + classPlaceOf(path.join(path.basename(folder), path.relative(folder, file)));
  });

/** Names the classes of each module by counting them. */
function counted(prefixOf: (file: string) => string) {
  const modules = new Map<string, { prefix: string; classes: Map<string, string> }>();
  function getLocalIdent({ resourcePath }: { resourcePath: string }, _template: string, name: string): string {
    const { prefix, classes } = modules.get(resourcePath) ?? { prefix: prefixOf(resourcePath), classes: new Map() };
    modules.set(resourcePath, { prefix, classes });
    const known = classes.get(name) ?? prefix + classes.size.toString(36);
    classes.set(name, known);
    return known;
  }
  return { modules: { getLocalIdent } };
}

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));
