import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** How a module of the section is called: its path from the section's folder. */
export const fileOf = (module: string, root: string): string => path.relative(root, module).replaceAll(path.sep, '/');

/** Which file is which: the container's entry, what every page needs, and what comes later. */
export function browserFilesOf(
  { chunks, namedChunks, modules, chunkGraph, moduleGraph }: Rspack.Compilation,
  root: string,
) {
  const filesOf = (list: Iterable<Rspack.Chunk>) => [...new Set([...list].flatMap(({ files }) => [...files]))].sort();
  const section = namedChunks.get('section');
  const first = [...chunks].filter((chunk) => chunk.hasRuntime() || chunk === section);
  const [entry = ''] = filesOf(first.filter((chunk) => chunk !== section));
  const ofSection = filesOf(section ? [section] : []);
  const lazy: Record<string, string[]> = {};
  for (const { blocks } of modules)
    for (const block of blocks) {
      const target = block.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
      const file = target?.nameForCondition();
      const needed = filesOf(chunkGraph.getBlockChunkGroup(block)?.chunks ?? []).filter(
        (name) => !ofSection.includes(name),
      );
      if (file?.startsWith(path.join(root, 'src')) && needed.length > 0) lazy[fileOf(file, root)] = needed;
    }
  return {
    entry,
    js: ofSection.filter((name) => name.endsWith('.js')),
    css: ofSection.filter((name) => name.endsWith('.css')),
    later: filesOf([...chunks].filter((chunk) => !first.includes(chunk))),
    lazy: Object.fromEntries(Object.entries(lazy).sort()), // the compiler has its modules in another order each time
  };
}

/** What the composer's file imports: as the compiler knows it, because a text can look like an import. */
export function importsOf({ chunks, chunkGraph }: Rspack.Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const imports = modules
    .flatMap((module) => (module instanceof rspack.ConcatenatedModule ? module.modules : module))
    .filter((module) => module instanceof rspack.ExternalModule);
  return [...new Set(imports.map(({ userRequest }) => userRequest))].sort();
}
