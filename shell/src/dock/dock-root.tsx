import { type Sound, useSound } from '@roe/shared/state/sound';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { SiteContext, useSite } from '../loading/site-context.ts';
import { Dock } from './dock.tsx';
import { type DockRelease, loadDocks } from './dock-releases.ts';

/** Where the visitor is, for links in a dock: there is one history. */
export type Place = Omit<ComponentProps<typeof Router>, 'children'>;

/** Docks beside the page, in a root of their own: no page's failure reaches them, nor theirs a page. */
export function DockRoot({ place }: { place: Place }) {
  const site = useSite();
  const [asked, setAsked] = useState({ count: 0, docks: [] as DockRelease[] });
  const root = useRef<Root>(undefined);

  async function ask(): Promise<void> {
    const newest = await loadDocks(site).catch((error) => site.report(error)); // then those that are known are tried again
    setAsked(({ count, docks }) => ({ count: count + 1, docks: newest ?? docks }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same for one site
  useEffect(() => {
    void ask();
    return useSound.subscribe((now, before) => void (isAsked(now, before) && ask()));
  }, [site]);

  useEffect(() => {
    root.current ??= createRoot(document.body.appendChild(document.createElement('div')), {
      onCaughtError: () => {}, // who catches it reports it
    });
    root.current.render(
      <SiteContext value={site}>
        <Router {...place}>
          {asked.docks.map((dock) => (
            <Dock key={dock.id} site={site} release={dock} count={asked.count} retry={ask} />
          ))}
        </Router>
      </SiteContext>,
    );
  });

  return null;
}

const isAsked = (now: Sound, before: Sound): boolean =>
  now.voice !== null &&
  (now.voice !== before.voice || now.request !== before.request || now.speaker !== before.speaker);
