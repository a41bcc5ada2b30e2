import type { RsbuildConfig } from '@rsbuild/core';
import type { PluginReactOptions } from '@rsbuild/plugin-react';

/** One JSX runtime in development and production, so that the shell has one thing less to share. */
export const automaticJsx: PluginReactOptions = { swcReactOptions: { development: false } };

const host = '127.0.0.1';

/**
 * A development server of its own, to which pages of another port may connect.
 * @param port where it listens; where that is taken, at the next free one
 */
export const developmentServer = (port: number): Pick<RsbuildConfig, 'dev' | 'server'> => ({
  server: { host, port, printUrls: false, cors: { origin: /^http:\/\/(127\.0\.0\.1|localhost):\d+$/ } },
  dev: { assetPrefix: `http://${host}:<port>/`, client: { protocol: 'ws', host, port: '<port>' } },
});

export const isDevelopment = (): boolean => process.env['NODE_ENV'] === 'development';
