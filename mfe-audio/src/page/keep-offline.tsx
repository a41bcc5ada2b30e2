import { announce } from '@roe/shared/frame';
import { VisuallyHidden } from '@roe/shared/ui/visually-hidden';
import { useState } from 'react';
import { keepTrack, releaseTrack, useOfflineTracks } from '../kept/offline-tracks.ts';
import { filesFor } from '../player/media.ts';
import { Sign } from '../sign.tsx';
import { megabytesOf, type Track } from '../track.ts';
import styles from './play-track.module.css';

interface Props {
  track: Track;
  /** Says why it could not be done; null when it is tried again. */
  onTrouble: (trouble: string | null) => void;
}

/** Keeps a track on this device, to be heard without a connection, or takes it off. */
export function KeepOffline({ track: { id, title, sound }, onTrouble }: Props) {
  const isKept = useOfflineTracks(({ addresses }) => id in addresses);
  const [isBusy, setIsBusy] = useState(false);
  const [first] = sound.files;

  async function onPressed(): Promise<void> {
    const [file] = filesFor(document.createElement('audio'), sound.files);
    if (isBusy || !file) return;
    setIsBusy(true);
    onTrouble(null);
    try {
      await (isKept ? releaseTrack(id) : keepTrack(id, file));
      announce(isKept ? `${title} is no longer kept on this device.` : `${title} is kept on this device.`);
    } catch {
      onTrouble(troubleText());
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <button
      className={styles['sign']}
      type="button"
      data-needs-script=""
      aria-pressed={isKept}
      aria-busy={isBusy || undefined}
      title={`Keep offline, ${first ? megabytesOf(first) : ''}`}
      onClick={onPressed}
    >
      <Sign of="keep" isFilled={isKept} />
      <VisuallyHidden>
        Keep {title} offline, {first && megabytesOf(first)}
      </VisuallyHidden>
    </button>
  );
}

function troubleText(): string {
  if (!('caches' in globalThis)) return 'This browser cannot keep tracks here.';
  return navigator.onLine
    ? 'It could not be kept: it did not come whole, or there is no room.'
    : 'There is no connection.';
}
