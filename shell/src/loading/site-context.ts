import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

/** The site that the shell shows. `start` provides it, around everything. */
export const SiteContext = createContext({} as Site);

export const useSite = (): Site => useContext(SiteContext);
