/** Ids that stand on every page beside its text (`shell/`, `tools/src/compose/document.ts`) or around each text (`mfe-decodings/src/article/`). */
export const frameIds: ReadonlySet<string> = new Set([
  'contents',
  'keyboard-dialog',
  'keyboard-dialog-title',
  'layers-dialog',
  'layers-dialog-title',
  'main',
  'menu',
  'menu-more',
  'page',
  'reading-settings',
  'reading-settings-title',
  'reference-list',
  'root',
  'scripts',
  'search',
  'search-results',
]);
