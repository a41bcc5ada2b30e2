import type { RsbuildPlugin } from '@rsbuild/core';
import { codeOf, type SectionCode, withCode } from './section-code.ts';

/** The entry's tables of integrity, which the compiler writes in another order each time. */
const integrityTable = /(?<=\.sri(?:ExtractCss)?Hashes=\{)[^{}]*(?=\})/g;

const sortedTables = (text: string): string =>
  text.replace(integrityTable, (entries) => entries.split(',').sort().join(','));

/**
 * Puts the code hash where the compiler left room for it, before files get their final names and integrity. The composer's file comes
 * after the browsers' files and gets theirs.
 */
export function codeHash(): { plugin: RsbuildPlugin; code: () => SectionCode } {
  let code: SectionCode | undefined;
  const known = () => {
    if (!code) throw new Error('The code hash is known when the files for browsers are made, and not before');
    return code;
  };
  const plugin: RsbuildPlugin = {
    name: 'roe-code-hash',
    setup(api) {
      api.processAssets({ stage: 'dev-tooling' }, ({ compilation, environment, sources }) => {
        const files = compilation.getAssets().filter(({ name }) => /\.(js|css|cjs)$/.test(name));
        const textOf = ({ source }: (typeof files)[number]) => sortedTables(source.source().toString());
        if (environment.name === 'web')
          code = codeOf(
            files.map((file) => ({ text: textOf(file), names: [file.info.contenthash ?? []].flat() as string[] })),
          );
        for (const file of files)
          compilation.updateAsset(file.name, new sources.RawSource(withCode(textOf(file), known())));
      });
    },
  };
  return { plugin, code: known };
}
