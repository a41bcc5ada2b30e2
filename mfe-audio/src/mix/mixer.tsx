import { Button } from '@roe/shared/ui/button';
import { CopyButton } from '@roe/shared/ui/copy-button';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import practice from '../practice.module.css';
import type { Track } from '../track.ts';
import { hasRoom, isMixOn, levelChosen, type Mix, mixFrom, mixText, soundscapeToggled, useMix } from './mix.ts';
import styles from './mixer.module.css';
import { playMix, stopMix } from './play-mix.ts';

/** Up to three soundscapes together, each at its own loudness, and the address of such a mix. */
export function Mixer({ tracks }: { tracks: Track[] }) {
  const { levels, status } = useMix();
  const [params] = useSearchParams();
  const asked = params.get('mix');
  const section = useRef<HTMLElement>(null);
  const soundscapes = tracks.filter(({ sound }) => sound.loop);
  const isOn = isMixOn({ levels, status });
  const isEmpty = Object.keys(levels).length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another mix, another list of tracks is none
  useEffect(() => {
    if (!asked) return;
    useMix.setState({ levels: mixFrom(asked, idsOf(soundscapes)) });
    section.current?.scrollIntoView({ block: 'center' });
  }, [asked]);

  return (
    <section className={practice['practice']} ref={section} aria-labelledby="-mixer" data-needs-script="">
      <h2 id="-mixer">Mix soundscapes</h2>
      <p>Up to three together, round and round without a gap, each as loud as you like.</p>
      <ul className={styles['soundscapes']}>
        {soundscapes.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={id in levels}
                disabled={!(id in levels || hasRoom(levels))}
                onChange={() => soundscapeToggled(id)}
              />
              {title}
            </label>
            <input
              type="range"
              aria-label={`Volume of ${title}`}
              aria-valuetext={`${levels[id] ?? 0} %`}
              min={0}
              max={100}
              value={levels[id] ?? 0}
              disabled={!(id in levels)}
              onChange={({ target }) => levelChosen(id, target.valueAsNumber)}
            />
          </li>
        ))}
      </ul>
      <div className={practice['actions']}>
        <Button disabled={isEmpty} onClick={() => (isOn ? stopMix() : playMix(tracks))}>
          {isOn ? 'Stop the mix' : 'Play the mix'}
        </Button>
        {!isEmpty && (
          <CopyButton text={() => `${location.origin}/audio?mix=${mixText(levels)}`} label="Copy link to this mix" />
        )}
      </div>
      <p aria-live="polite">{stateText[status]}</p>
    </section>
  );
}

const idsOf = (tracks: Track[]): string[] => tracks.map(({ id }) => id);

const stateText: Record<Mix['status'], string> = {
  off: '',
  loading: 'Loading…',
  playing: 'The mix plays on while you read.',
  muted: 'Audio is muted. Enable Audio, then play.',
  error: 'A soundscape could not be loaded. Try again when there is a connection.',
};
