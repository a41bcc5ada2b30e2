import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePlayerChoices } from '../kept/player-choices.ts';
import { usePlayer } from '../player/player.ts';
import { Sign } from '../sign.tsx';
import { addressOf } from '../track.ts';
import styles from './bar.module.css';
import { MuteButton } from './mute-button.tsx';
import { Panel } from './panel.tsx';
import { PlayButton } from './play-button.tsx';
import { ProgressLine } from './progress-line.tsx';
import { StateText } from './state-text.tsx';
import { Trouble } from './trouble.tsx';
import { useDockRoom } from './use-dock-room.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/** The bar at the foot of every page: what plays, and what can be done with it. Collapsed it is one row. */
export function Bar() {
  const bar = useRef<HTMLElement>(null);
  const track = usePlayer((player) => player.track);
  const isExpanded = usePlayerChoices((choices) => choices.isExpanded);
  useDockRoom(bar);
  usePlayerKeys(bar);
  if (!track) return null;
  return (
    <section className={styles['bar']} ref={bar} aria-label="Player" tabIndex={-1}>
      <ProgressLine />
      <Trouble />
      <div className={styles['row']}>
        <PlayButton />
        <div className={styles['what']}>
          <Link className={styles['title'] ?? ''} to={addressOf(track.id)}>
            {track.title}
          </Link>
          <StateText />
        </div>
        <MuteButton />
        <button
          className={styles['icon']}
          type="button"
          aria-expanded={isExpanded}
          aria-controls="-player-panel"
          aria-label="All controls"
          onClick={() => usePlayerChoices.setState({ isExpanded: !isExpanded })}
        >
          <Sign of={isExpanded ? 'down' : 'up'} />
        </button>
      </div>
      <div id="-player-panel" hidden={!isExpanded}>
        {isExpanded && <Panel />}
      </div>
    </section>
  );
}
