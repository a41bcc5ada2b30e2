import { trackRequested } from '@roe/shared/state/sound';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pass, startEngine } from './media.fixture.ts';
import { usePlayer } from './player.ts';

/** A device that shows what plays, and has keys for it; of these it knows only some. */
function deviceWithKeys() {
  const keys = new Map<string, (details: object) => void>();
  const position = vi.fn();
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setPositionState: position,
    setActionHandler(action: string, handler: ((details: object) => void) | null) {
      if (action === 'stop') throw new TypeError('unknown action');
      if (handler) keys.set(action, handler);
      else keys.delete(action);
    },
  };
  const audioSession = { type: 'auto' };
  const device = { mediaSession: session, audioSession };
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  vi.stubGlobal('MediaMetadata', function metadata(this: object, init: object) {
    Object.assign(this, init);
  });
  onTestFinished(() => {
    for (const name of Object.keys(device)) Reflect.deleteProperty(navigator, name);
  });
  return { session, audioSession, keys, position };
}

test('a lock screen shows what plays and how far it is, as long as there is a player', async () => {
  const { session, audioSession, keys, position } = deviceWithKeys();
  const { media, engine } = startEngine();
  expect([audioSession.type, session.metadata]).toEqual(['playback', null]);
  trackRequested('rain');
  media.arrive();
  await pass();
  expect(session.metadata).toMatchObject({
    title: 'Track rain',
    album: 'Mantras',
    artwork: [{ src: '/rain-960.webp', sizes: '960x540', type: 'image/webp' }],
  });
  expect(session.playbackState).toBe('playing');
  media.reach(42);
  expect(position).toHaveBeenLastCalledWith({ duration: 200, playbackRate: 1, position: 42 });
  media.pause();
  expect(session.playbackState).toBe('paused');
  engine.stop();
  expect([session.metadata, session.playbackState, keys.size]).toEqual([null, 'none', 0]);
});

test('keys of a headset play, pause, seek and change the track', async () => {
  const { keys } = deviceWithKeys();
  const { media } = startEngine();
  const press = async (action: string, details = {}) => {
    keys.get(action)?.(details);
    await pass();
  };
  trackRequested('rain');
  media.arrive();
  await pass();
  await press('play'); // it plays already
  expect(media.paused).toBe(false);
  await press('pause');
  expect(media.paused).toBe(true);
  await press('play');
  await press('seekforward');
  await press('seekforward', { seekOffset: 30 });
  await press('seekbackward');
  expect([media.paused, media.currentTime]).toEqual([false, 30]);
  await press('seekto', { seekTime: 2 });
  await press('previoustrack');
  expect(usePlayer.getState().track?.id).toBe('om');
  await press('nexttrack');
  expect(usePlayer.getState().track?.id).toBe('rain');
});
