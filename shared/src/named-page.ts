import { pageAt } from '@roe/shared/frame';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSitePath } from './site-path.ts';

/** A page that something is about. */
export interface NamedPage {
  /** Root path. */
  url: string;
  title: string;
}

/** The page of this site that `?about=` names, once it is known that there is one, and the way to take it off. */
export function useNamedPage(): { about: NamedPage | undefined; onRemoved: () => void } {
  const [params, setParams] = useSearchParams();
  const path = params.get('about');
  const [about, setAbout] = useState<NamedPage>();

  useEffect(() => {
    let isCurrent = true;
    setAbout(undefined);
    if (isSitePath(path))
      pageAt(path).then(
        (page) => isCurrent && page && setAbout({ url: page.url, title: page.title }),
        () => {}, // a page that cannot be found is left out
      );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return { about, onRemoved: () => setParams(without('about'), { replace: true }) };
}

/** The query of an address without one of its names. */
export const without =
  (name: string) =>
  (query: URLSearchParams): [string, string][] =>
    [...query].filter(([each]) => each !== name);
