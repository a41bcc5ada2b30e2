import path from 'node:path';
import postcss, { type Plugin } from 'postcss';

const shared = path.resolve(import.meta.dirname, '..') + path.sep;

/**
 * PostCSS plugin: puts every CSS module into the cascade layer of its package, so that none can fight the base styles:
 * `shared` for components of this package, else `own`. Global sheets name their layers themselves.
 */
export const layers = (own: 'frame' | 'section'): Plugin => ({
  postcssPlugin: 'roe-layers',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (!file.endsWith('.module.css')) return;
    const layer = postcss.atRule({
      name: 'layer',
      params: file.startsWith(shared) ? 'shared' : own,
    });
    layer.append(root.nodes.slice());
    root.append(layer);
  },
});
