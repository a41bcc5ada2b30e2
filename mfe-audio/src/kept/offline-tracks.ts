import { create } from 'zustand';
import { addressOf, type SoundFile } from '../track.ts';

const CACHE = 'sound';

/** The tracks that are kept on this device, to be heard without a connection. */
interface OfflineTracks {
  /** From where they are played, by id: for as long as this tab lives. */
  addresses: Record<string, string>;
}

export const useOfflineTracks = create<OfflineTracks>()(() => ({ addresses: {} }));

const added = (id: string, blob: Blob): void =>
  useOfflineTracks.setState(({ addresses }) => ({ addresses: { ...addresses, [id]: URL.createObjectURL(blob) } }));

/** Finds what is kept. Never throws: where nothing can be kept, nothing is. */
export async function readOfflineTracks(): Promise<void> {
  try {
    if (!(await caches.has(CACHE))) return;
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const id = new URL(request.url).searchParams.get('track') ?? '';
      const response = id in useOfflineTracks.getState().addresses ? undefined : await cache.match(request);
      if (response) added(id, await response.blob());
    }
  } catch {} // no storage here
}

/**
 * Fetches a track and keeps it, whatever becomes of its address.
 * @throws where it does not come whole, or there is no room for it
 */
export async function keepTrack(id: string, { src, type, size }: SoundFile): Promise<void> {
  const cache = await caches.open(CACHE);
  const response = await fetch(src);
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength !== size)
    throw new Error(`${src}: expected ${size} bytes, received ${bytes.byteLength} with the status ${response.status}`);
  const blob = new Blob([bytes], { type });
  await cache.put(addressOf(id), new Response(blob, { headers: { 'content-type': type } }));
  added(id, blob);
}

/** Takes a track off the device. What plays of it in this tab plays on. */
export async function releaseTrack(id: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.delete(addressOf(id));
  useOfflineTracks.setState(({ addresses: { [id]: _, ...addresses } }) => ({ addresses }));
}
