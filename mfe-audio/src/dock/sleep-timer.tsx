import { announce } from '@roe/shared/frame';
import { Button } from '@roe/shared/ui/button';
import { useEffect, useState } from 'react';
import { Choice } from '../choice.tsx';
import { now } from '../clock.ts';
import { usePlayer } from '../player/player.ts';
import { type Sleep, sleepIn, sleepLater, sleepMinutes } from '../player/sleep.ts';
import styles from './panel.module.css';

type Chosen = 'off' | 'end' | 'other' | `${number}`;

const options: (readonly [Chosen, string])[] = [
  ['off', 'Off'],
  ...sleepMinutes.map((minutes) => [`${minutes}`, `${minutes} minutes`] as const),
  ['other', 'Other…'],
  ['end', 'End of track'],
];

/** When it is to fall silent: in some minutes, or with the end of the track. The last 20 seconds fade. */
export function SleepTimer() {
  const sleep = usePlayer((player) => player.sleep);
  const [chosen, setChosen] = useState<Chosen>('off');
  const [minutes, setMinutes] = useState(20);
  const isOther = chosen === 'other';

  function onChosen(next: Chosen): void {
    setChosen(next);
    if (next === 'off' || next === 'other') set(null);
    else set(next === 'end' ? 'end' : sleepIn(Number(next), now()));
  }

  return (
    <div className={styles['sleep']}>
      <Choice
        label="Sleep timer"
        value={sleep === 'end' ? 'end' : sleep || isOther ? chosen : 'off'}
        options={options}
        onChosen={onChosen}
      />
      {isOther && (
        <>
          <label>
            Minutes
            <input
              type="number"
              min={1}
              max={600}
              value={Number.isNaN(minutes) ? '' : minutes}
              onChange={({ target }) => setMinutes(target.valueAsNumber)}
            />
          </label>
          <Button size="small" onClick={() => minutes > 0 && set(sleepIn(Math.min(minutes, 600), now()))}>
            Set
          </Button>
        </>
      )}
      {sleep && (
        <>
          <Button size="small" onClick={() => set(sleepLater(sleep, now()))}>
            +5 minutes
          </Button>
          <Left sleep={sleep} />
        </>
      )}
    </div>
  );
}

function set(sleep: Sleep | null): void {
  usePlayer.setState({ sleep });
  announce(sleep ? `The player falls silent ${leftText(sleep)}.` : 'The sleep timer is off.');
}

/** How long it still plays. */
function Left({ sleep }: { sleep: Sleep }) {
  const [text, setText] = useState(() => leftText(sleep));
  useEffect(() => {
    const tell = () => setText(leftText(sleep));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [sleep]);
  return <span>Silent {text}</span>;
}

function leftText(sleep: Sleep): string {
  if (sleep === 'end') return 'after this track';
  const seconds = Math.max(0, Math.ceil((sleep.at - now()) / 1000));
  if (seconds < 60) return `in ${seconds} s`;
  return `in ${Math.ceil(seconds / 60)} min`;
}
