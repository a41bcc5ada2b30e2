export interface Release {
  /** Exact versions: the newest ones when this was written. */
  dependencies: Record<string, string>;
  /** Where the templates lie, below the peer's folder. */
  source: string;
  /** Where the build leaves what is to be served. */
  output: string;
}

export type PeerName = 'astro' | 'next';

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** What the peers are built from; the project itself depends on none of it. */
export const releases: Record<PeerName, Release> = {
  astro: { dependencies: { astro: '7.3.5', '@astrojs/react': '7.0.0', ...react }, source: 'src', output: 'dist' },
  next: { dependencies: { next: '16.4.6', ...react }, source: '.', output: 'out' },
};

/** A Node that all of these run on; npx brings it, whatever runs the project. */
export const NODE = 'node@24';
