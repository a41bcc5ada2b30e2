import { rspack } from '@rsbuild/core';

/** A script as short as it gets, for what stands in every page. */
export const minified = (script: string): string =>
  rspack.experiments.swc.minifySync(script, {
    module: false,
    compress: true,
    mangle: true,
    format: { comments: false },
  }).code;
