import path from 'node:path';
import type { Asset, SectionVersion, ShellVersion } from '@roe/shared/contract';
import type { Store } from '../store/store.ts';
import type { PageAssets } from './html-document.ts';
import { type PartedSheets, partSheets } from './parted-sheets.ts';
import { partTypefaces } from './typeface-rules.ts';

/**
 * What the pages of a section load.
 * @returns `all` that any of them may, and what a page does that is made of these modules besides what every page needs
 */
export function pageAssetsOf(store: Store, shell: ShellVersion, version: SectionVersion) {
  const { entry, js, css, later, lazy = {} } = version;
  const { typefaces } = partTypefaces(shell.css.map(({ url }) => rooted(store.read(url), url)).join(''));
  const known = new Map<string, (html: string) => PartedSheets>();

  function partingOf(assets: Asset[]) {
    const key = assets.map(({ url }) => url).join(' ');
    const parting = known.get(key) ?? partSheets(assets.map(({ url }) => sheetAt(store, url)));
    known.set(key, parting);
    return parting;
  }

  const of = (modules: string[]): PageAssets => {
    const ofPage = later.filter(({ url }) => modules.some((module) => lazy[module]?.includes(url)));
    return {
      sheetsFor: partingOf([...shell.css, ...css, ...ending('.css', ofPage)]),
      section: [entry, ...js, ...ending('.js', ofPage)],
      shell: shell.js,
      typefaces,
    };
  };
  return { all: { css: shell.css, js: shell.js, fonts: shell.fonts, section: [entry, ...js, ...css, ...later] }, of };
}

const ending = (end: string, assets: Asset[]): Asset[] => assets.filter(({ url }) => url.endsWith(end));

const sheetAt = (store: Store, url: string) => ({
  name: path.posix.basename(url),
  text: partTypefaces(rooted(store.read(url), url)).rest,
});

/** A sheet whose addresses hold wherever it is inlined. */
const rooted = (text: string, url: string): string =>
  text.replaceAll(/url\((["']?)(?!data:|\/)(?:\.\/)?/g, `url($1${path.posix.dirname(url)}/`);
