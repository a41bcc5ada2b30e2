import { rspack, type ToolsConfig } from '@rsbuild/core';
import { consumed } from './federation.ts';
import { leanSharing } from './lean-sharing.ts';
import { codePlace } from './section-code.ts';

/**
 * What two pages of their own files need is one more file, which these pages load: the pages of the section's first file do not pay for
 * it. A sheet that came a second time would undo what another has put over it.
 */
const everyModuleOnce = {
  default: false as const,
  defaultVendors: false as const,
  common: { name: 'pages', minChunks: 2, enforce: true },
};

/**
 * What makes the compiler's output for browsers a lean federation container (V1 format, run by the shell's Module Federation runtime).
 * @param id of the section
 * @param hash what stands in file names before their ending
 */
export function container(id: string, hash: string): NonNullable<ToolsConfig['rspack']> {
  const unique = `${id}_${codePlace}`; // two builds in one tab must share neither chunk tables nor class names
  return [
    {
      output: {
        uniqueName: unique,
        chunkLoadingGlobal: `chunks_${unique}`,
        chunkLoadTimeout: 8000,
        crossOriginLoading: 'anonymous',
        strictModuleErrorHandling: true,
      },
      optimization: { splitChunks: { chunks: 'async', cacheGroups: everyModuleOnce } },
      plugins: [
        new rspack.container.ModuleFederationPluginV1({
          name: id,
          filename: `entry${hash}.js`,
          library: { type: 'var', name: `section_${id}` },
          exposes: { './section': { import: './src/section.tsx', name: 'section' } },
          shared: consumed,
        }),
        leanSharing,
      ],
    },
    (config) => {
      config.entry = {};
    },
  ];
}
