import type { SearchPage } from '@roe/shared/contract';
import { decoded } from '@roe/shared/contract/pattern';
import { Button } from '@roe/shared/ui/button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { about } from '../about.ts';
import { useSite } from '../loading/site-context.ts';
import { pathOf } from '../path.ts';
import styles from './failure.module.css';

/** What the address is, and what is near it, come after hydration: the HTML is one for all of them. */
export function NotFoundNotice({ hasPage }: { hasPage: boolean }) {
  const site = useSite();
  const path = pathOf(useLocation());
  const [shownPath, setShownPath] = useState<string>();
  const [near, setNear] = useState<SearchPage[]>([]);

  useEffect(() => {
    setShownPath(decoded(path) ?? path);
    import('./near-pages.ts').then(({ nearPages }) => nearPages(site, path)).then(setNear, site.report); // else the notice is shorter
  }, [site, path]);

  const Title = hasPage ? 'p' : 'h1';
  return (
    <div className={styles['notice']} role="status">
      <Title className={styles['title']}>There is no page at {shownPath ? <q>{shownPath}</q> : 'this address'}.</Title>
      {near.length > 0 && (
        <p>
          Did you mean{' '}
          {near.map(({ url, title }, index) => (
            <span key={url}>
              {index > 0 && (index === near.length - 1 ? ' or ' : ', ')}
              <Link to={url}>{title}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        The link may be old or misspelt. <Link to={about.search.action}>{`All ${about.search.lists}`}</Link> and the
        menu lead on from here.
      </p>
      <Button popoverTarget="-search">Search the site</Button>
    </div>
  );
}
