import type { Rspack } from '@rsbuild/core';
import { consumed } from './federation.ts';

/** What the compiler writes into an entry for shared modules, by its own names, and what stands there instead. */
const replacements: Record<string, (source: string) => string> = {
  sharing: () => '__webpack_require__.S = {};\n__webpack_require__.I = function () {};',
  consumes_loading(source) {
    const chunks = /chunkMapping: (\{[^}]*\})/.exec(source)?.[1];
    if (!chunks || !source.includes('initialConsumes: []'))
      throw new Error(
        'expected modules that a chunk asks the shell for, received another form of them by the compiler',
      );
    const modules = [...source.matchAll(/"([^"]+)": \{ shareScope: "default", shareKey: "([^"]+)"/g)].map(
      ([, id = '', specifier = '']) => [id, [specifier, consumed[specifier]?.requiredVersion]],
    );
    return `var chunks = ${chunks}, wanted = ${JSON.stringify(Object.fromEntries(modules))};\n${CONSUMES}`;
  },
};

/** Another major version of our own modules is refused, of a library warned about: see `consumed`. */
const CONSUMES = `__webpack_require__.f.consumes = function (chunk) {
  (chunks[chunk] || []).forEach(function (id) {
    __webpack_require__.m[id] = function (module) {
      delete __webpack_require__.c[id];
      var specifier = wanted[id][0], range = wanted[id][1];
      var versions = __webpack_require__.S.default[specifier] || {}, version = Object.keys(versions)[0];
      if (!version || '^' + parseInt(version) + '.0.0' !== range) {
        var sentence = specifier + ': expected ' + range + ', received ' + version;
        if (!version || specifier[0] === '@') throw Error(sentence);
        console.warn(sentence);
      }
      module.exports = versions[version].get()();
    };
  });
};`;

/**
 * Sections take each shared module in the one version that the shell has, at once. The compiler's own way chooses among versions,
 * registers modules of the section and waits for others: 2 kB after brotli on every page.
 */
export const leanSharing: Rspack.RspackPluginInstance = {
  apply({ hooks }) {
    hooks.compilation.tap('roe-lean-sharing', (compilation) => {
      compilation.hooks.runtimeModule.tap('roe-lean-sharing', ({ name, source }) => {
        const replacement = replacements[name];
        if (replacement && source) source.source = Buffer.from(replacement(source.source.toString()));
      });
    });
  },
};
