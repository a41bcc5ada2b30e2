import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { browserFilesOf, fileOf, importsOf } from './compilation.ts';
import { contractVersion } from './federation.ts';

/** What a section's build leaves in `dist/server/manifest.json` for the ship. Files are names in `dist/web`. */
export interface BuildManifest {
  code: string;
  contract: string;
  entry: string;
  js: string[];
  css: string[];
  /** Scripts and sheets that its code loads when somebody needs them. */
  later: string[];
  /** Module that is loaded so, such as `src/about-page.tsx` → its files. */
  lazy: Record<string, string[]>;
  /** Specifiers that its code imports and that are not built in. */
  requires: string[];
  /** Logical path → file. */
  files: Record<string, string>;
  documents: string;
  /** Addresses of pages that were withdrawn. */
  gone: string[];
  /** Name of a file of `private/`, without `.json` → file in `dist/server/private`. */
  private: Record<string, string>;
}

type BrowserFiles = Pick<BuildManifest, 'entry' | 'js' | 'css' | 'later' | 'lazy'>;

/**
 * Writes down what a build is, as the compiler knows it.
 * @param made what else is told of it, known when all is made
 */
export const buildManifest = (
  root: string,
  made: () => Pick<BuildManifest, 'code' | 'files' | 'documents' | 'gone' | 'private'>,
): RsbuildPlugin => ({
  name: 'roe-manifest',
  setup(api) {
    let files: BrowserFiles | undefined;
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
      files = browserFilesOf(compilation, root);
    });
    // The composer's file says which module it is: so a page tells what it was made of.
    api.transform({ test: /\.tsx$/, environments: ['server'], order: 'post' }, ({ code, resourcePath }) =>
      resourcePath.startsWith(path.join(root, 'src'))
        ? `${code}\nexport const moduleFile = ${JSON.stringify(fileOf(resourcePath, root))};`
        : code,
    );
    api.processAssets({ stage: 'report', environments: ['server'] }, ({ compilation, sources }) => {
      const manifest: BuildManifest = {
        contract: contractVersion,
        ...(files as BrowserFiles),
        requires: importsOf(compilation),
        ...made(),
      };
      compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(manifest)));
    });
  },
});
