import { useOwnData } from '@roe/shared/frame';
import { type ComponentType, useEffect, useState } from 'react';
import { readOfflineTracks } from '../kept/offline-tracks.ts';
import type { AudioData, Track } from '../track.ts';

interface Loaded {
  Player: ComponentType<{ tracks: Track[] }>;
  tracks: Track[];
}

/** The player beside every page. Its code and the tracks come when sound is asked for; mounted anew it asks for them again. */
export function Dock() {
  const ownData = useOwnData<AudioData>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<{ reason: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the tab lives
  useEffect(() => {
    Promise.all([import('./player-dock.tsx'), ownData('/audio'), readOfflineTracks()]).then(
      ([{ PlayerDock }, data]) => setLoaded({ Player: PlayerDock, tracks: data?.tracks ?? [] }),
      (reason) => setFailure({ reason }),
    );
  }, []);

  if (failure) throw failure.reason;
  return loaded && <loaded.Player tracks={loaded.tracks} />;
}
