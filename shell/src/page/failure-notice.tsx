import type { NavEntry } from '@roe/shared/contract';
import { placedIn } from '@roe/shared/contract/nav';
import type { FailureKind } from '@roe/shared/contract/reports';
import { Button } from '@roe/shared/ui/button';
import { useState } from 'react';
import { about } from '../about.ts';
import { useSite } from '../loading/site-context.ts';
import styles from './failure.module.css';
import { useRetry } from './use-retry.ts';

interface Props {
  path: string;
  onLoaded: () => void;
}

/** Stands in place of a page that could not be shown: says what happened, and what there is to do. */
export function FailureNotice({ path, onLoaded }: Props) {
  const site = useSite();
  const { isTrying, retry } = useRetry(path, onLoaded);
  const [failure] = useState(() => site.failureAt(path)?.kind); // the next attempt forgets it
  const heading = `${nameOf(path, site.nav)} could not be ${failure === 'render' ? 'shown' : 'loaded'}`;
  return (
    <div role="alert" className={styles['failure']}>
      <title>{`${heading} · ${about.shortName}`}</title>
      <h1>{heading}</h1>
      <p>{reasonOf(failure)}</p>
      <p>
        <Button variant="primary" isBusy={isTrying} onClick={retry}>
          Try again
        </Button>{' '}
        <a href={location.pathname + location.search}>Open as a plain page</a>
      </p>
    </div>
  );
}

/** As the menu has it, where it has the page or what stands above it. */
function nameOf(path: string, nav: NavEntry[]): string {
  const menu = placedIn(nav, 'menu');
  const entry =
    menu.find(({ href }) => href === path) ?? menu.find(({ href }) => href !== '/' && path.startsWith(`${href}/`));
  if (!entry) return 'This page';
  return entry.href === path ? `“${entry.label}”` : `This page of “${entry.label}”`;
}

function reasonOf(failure: FailureKind | undefined): string {
  if (!navigator.onLine)
    return 'You are offline. As soon as there is a connection, this page is tried again by itself. Pages that you had open in this tab are still there: go back to them.';
  if (failure === 'render') return 'Something in it is broken. The rest of the site works.';
  return 'It may be the connection, or only this part of the site: then the menu leads to all others.';
}
