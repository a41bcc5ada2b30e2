import { copied } from '@roe/shared/clipboard';

interface Shared {
  title: string;
  text: string;
  /** Absolute. */
  url: string;
}

/** How it went: handed to the device, cancelled by the visitor, copied to the clipboard, or none of it was possible. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'impossible';

/** Offers the device's own ways of sharing; where there are none, copies the address. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A device that offers sharing and refuses it still has a clipboard.
    }
  }
  return (await copied(shared.url)) ? 'copied' : 'impossible';
}
