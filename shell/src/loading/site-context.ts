import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

/** The site that the frame shows. */
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite: expected a SiteContext around the frame, found none');
  return site;
}
