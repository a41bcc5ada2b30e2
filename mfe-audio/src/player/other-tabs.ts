import { soundEnded, useSound } from '@roe/shared/state/sound';
import type { Deck } from './deck.ts';
import { type Media, on } from './media.ts';

/** One tab sounds at a time: who begins stops the others, whether they play or speak. Returns the way to stop. */
export function followOtherTabs(media: Media, deck: Deck): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel('sound');
  const tell = () => channel.postMessage('begun');

  channel.addEventListener('message', () => {
    const { voice, speaker } = useSound.getState();
    if (voice === 'track') deck.giveWay();
    else if (speaker) soundEnded(speaker);
  });

  const stops = [
    on(media, ['playing'], tell),
    useSound.subscribe((now, before) => void (now.speaker && now.speaker !== before.speaker && tell())),
    () => channel.close(),
  ];
  return () => stops.forEach((stop) => void stop());
}
