import { useState } from 'react';
import { Choice } from '../choice.tsx';
import { loops, rates, usePlayerChoices, volumeChosen } from '../kept/player-choices.ts';
import { canSetVolume } from '../player/media.ts';
import styles from './panel.module.css';

const loopNames = { off: 'Off', one: 'This track', all: 'The queue' } as const;

/** How it plays: volume, speed, and what comes after the end. */
export function Ways() {
  const { volume, isMuted, rate, loop, playsOn } = usePlayerChoices();
  const [hasVolume] = useState(() => canSetVolume(document.createElement('audio')));
  return (
    <div className={styles['ways']}>
      {hasVolume && (
        <label>
          Volume
          <input
            type="range"
            aria-valuetext={isMuted ? 'Muted' : `${Math.round(volume * 100)} %`}
            min={0}
            max={1}
            step={0.01}
            value={isMuted ? 0 : volume}
            onChange={({ target }) => volumeChosen(target.valueAsNumber)}
          />
        </label>
      )}
      <Choice
        label="Speed"
        value={rate}
        options={rates.map((of) => [of, `${of} ×`])}
        onChosen={(chosen) => usePlayerChoices.setState({ rate: chosen })}
      />
      <Choice
        label="Loop"
        value={loop}
        options={loops.map((of) => [of, loopNames[of]])}
        onChosen={(chosen) => usePlayerChoices.setState({ loop: chosen })}
      />
      <label>
        <input type="checkbox" checked={playsOn} onChange={() => usePlayerChoices.setState({ playsOn: !playsOn })} />
        Play the next track by itself
      </label>
    </div>
  );
}
