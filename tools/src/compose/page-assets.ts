import path from 'node:path';
import type { Asset, SectionVersion, ShellVersion } from '@roe/shared/contract';
import type { Store } from '../store/store.ts';
import type { PageAssets, Sheet } from './html-document.ts';

/**
 * What the pages of a section load.
 * @returns `all` that any of them does, and what a page does that is made of these modules besides what every page needs
 */
export function pageAssetsOf(store: Store, shell: ShellVersion, version: SectionVersion) {
  const { entry, js, css, later, lazy = {} } = version;
  const sheets = new Map<Asset, Sheet>();
  for (const asset of ending('.css', [...shell.css, ...css, ...later])) {
    const { url } = asset;
    sheets.set(asset, { name: path.posix.basename(url), text: rooted(store.read(url), url) });
  }
  const of = (modules: string[]): PageAssets => {
    const ofPage = later.filter(({ url }) => modules.some((module) => lazy[module]?.includes(url)));
    return {
      sheets: [...shell.css, ...css, ...ofPage].flatMap((asset) => sheets.get(asset) ?? []),
      section: [entry, ...js, ...ending('.js', ofPage)],
      shell: shell.js,
      fonts: shell.fonts,
    };
  };
  return { all: of(Object.keys(lazy)), of };
}

const ending = (end: string, assets: Asset[]): Asset[] => assets.filter(({ url }) => url.endsWith(end));

/** A sheet whose addresses hold wherever it is inlined. */
const rooted = (text: string, url: string): string =>
  text.replaceAll(/url\((["']?)(?!data:|\/)(?:\.\/)?/g, `url($1${path.posix.dirname(url)}/`);
