import { announce } from '@roe/shared/frame';
import { soundEnded, useSound } from '@roe/shared/state/sound';
import { useEffect, useState } from 'react';
import { useSite } from '../loading/site-context.ts';
import type { DockRoot, Place } from './dock-root.tsx';

/**
 * The docks of the site's sections, such as a player. They come when sound is asked for the first time, and stay as long as the tab.
 * Nothing of them is loaded before, nor where no section has one. A track that nobody can play is given back.
 */
export function Docks({ place }: { place: Place }) {
  const site = useSite();
  const [Root, setRoot] = useState<typeof DockRoot>();

  async function bring(): Promise<void> {
    try {
      const { sections } = await site.registry();
      if (!Object.values(sections).some(({ dock }) => dock)) return;
      const { DockRoot } = await import('./dock-root.tsx');
      setRoot(() => DockRoot);
    } catch (error) {
      site.report(error);
      soundEnded('track');
      announce('Sound could not be started.');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same for one site
  useEffect(
    () => (Root ? undefined : useSound.subscribe(({ voice }) => void (voice && bring()))), // the root listens by itself
    [site, Root],
  );

  return Root && <Root place={place} />;
}
