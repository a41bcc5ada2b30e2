import { Picture } from '@roe/shared/ui/picture';
import { useState } from 'react';
import type { TrackCounts } from '../counts.ts';
import type { Track } from '../track.ts';
import { DownloadTrack } from './download-track.tsx';
import { KeepOffline } from './keep-offline.tsx';
import { LikeTrack } from './like-track.tsx';
import { PlainAudio } from './plain-audio.tsx';
import { PlayTrack } from './play-track.tsx';
import styles from './track-card.module.css';
import { Waveform } from './waveform.tsx';
import { Words } from './words.tsx';

interface Props {
  track: Track;
  /** What next and previous go through once it plays, by id. */
  queue: string[];
  /** Where they are counted. */
  counts: TrackCounts | undefined;
  /** The address leads to it. */
  isAsked: boolean;
  /** The page's first picture. */
  isFirst: boolean;
}

/** A track: what it is, how it looks, and what can be done with it. */
export function TrackCard({ track, queue, counts, isAsked, isFirst }: Props) {
  const { id, title, description, duration, category, picture, sound } = track;
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <li className={styles['card']} id={id} data-is-asked={isAsked || undefined}>
      <div className={styles['picture']}>
        <Picture picture={picture} alt="" sizes="(min-width: 48rem) 24rem, 100vw" isFirst={isFirst} />
      </div>
      <p className={styles['details']}>
        {category} · {duration}
      </p>
      <h2>{title}</h2>
      <p>{description}</p>
      <div className={styles['foot']}>
        <Waveform id={id} waveform={sound.waveform} />
        <div className={styles['actions']}>
          <PlayTrack track={track} queue={queue} />
          <LikeTrack track={track} />
          <KeepOffline track={track} onTrouble={setTrouble} />
          <DownloadTrack track={track} />
        </div>
        <p className={styles['counts']}>{counts && countsText(counts)}</p>
        <p className={styles['trouble']} role="alert">
          {trouble}
        </p>
        {sound.words && <Words id={id} words={sound.words} />}
        <PlainAudio track={track} />
      </div>
    </li>
  );
}

const countsText = ({ plays, likes, downloads }: TrackCounts): string =>
  [...countText(plays, 'play'), ...countText(likes, 'like'), ...countText(downloads, 'download')].join(' · ');

/** Nothing of what has not happened yet. */
const countText = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${what}${count === 1 ? '' : 's'}`];
