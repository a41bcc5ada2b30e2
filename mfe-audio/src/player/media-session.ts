import { usePlayerChoices } from '../kept/player-choices.ts';
import type { Engine } from './engine.ts';
import { isRunning, type Player, usePlayer } from './player.ts';

const STEP = 15;

/** Shows what plays on lock screens, and lets headsets and keyboards govern it, where the device can. Returns the way to stop. */
export function mediaSession(engine: Engine): () => void {
  const { mediaSession: session } = navigator;
  if (!session) return () => {};
  if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'playback' });

  const actions: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    play: () => !isRunning(usePlayer.getState().status) && engine.toggle(),
    pause: engine.pause,
    stop: engine.pause,
    seekbackward: ({ seekOffset }) => engine.skip(-(seekOffset ?? STEP)),
    seekforward: ({ seekOffset }) => engine.skip(seekOffset ?? STEP),
    seekto: ({ seekTime }) => seekTime !== undefined && engine.seek(seekTime),
    previoustrack: () => engine.step(-1),
    nexttrack: () => engine.step(1),
  };
  const handle = (action: string, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, handler);
    } catch {} // an action that this browser does not know
  };
  for (const [action, handler] of Object.entries(actions)) handle(action, handler);

  function tell(player: Player, before: Player): void {
    if (player.track !== before.track) session.metadata = metadataOf(player);
    if (player.status !== before.status) session.playbackState = isRunning(player.status) ? 'playing' : 'paused';
    if (player.duration > 0)
      session.setPositionState?.({
        duration: player.duration,
        playbackRate: usePlayerChoices.getState().rate,
        position: Math.min(player.time, player.duration),
      });
  }

  const stopTelling = usePlayer.subscribe(tell);
  return () => {
    stopTelling();
    for (const action of Object.keys(actions)) handle(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

const metadataOf = ({ track }: Player): MediaMetadata | null =>
  track &&
  new MediaMetadata({
    title: track.title,
    artist: 'Reality of Everything',
    album: track.category,
    artwork: [{ src: `${track.picture.src}-960.webp`, sizes: '960x540', type: 'image/webp' }],
  });
