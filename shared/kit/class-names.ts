import { readdirSync } from 'node:fs';
import path from 'node:path';

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
  const modules = new Map<string, { prefix: string; classes: Map<string, string> }>();
  /** A module that is written while the development server runs comes after those that were there. */
  function add(file: string) {
    const module = { prefix: prefix + modules.size.toString(36).padStart(2, '0'), classes: new Map<string, string>() };
    modules.set(file, module);
    return module;
  }
  const sources = [path.join(root, 'src'), sharedSource, ...others.map((other) => path.join(other, 'src'))];
  for (const file of sources.flatMap(modulesIn)) add(file);

  function getLocalIdent({ resourcePath }: { resourcePath: string }, _template: string, name: string): string {
    const { prefix, classes } = modules.get(resourcePath) ?? add(resourcePath);
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
