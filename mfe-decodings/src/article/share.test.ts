import { expect, onTestFinished, test, vi } from 'vitest';
import { share } from './share.ts';

const shared = { title: 'Om', text: 'A syllable.', url: 'https://roe.example/decodings/om' };

/** A device with these ways of sharing; without `share` it has none of its own. */
function device(ways: {
  share?: (shared: unknown) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}): void {
  const { writeText = () => Promise.reject(new Error('no permission')), ...others } = ways;
  vi.stubGlobal('navigator', { ...others, clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const abort = () => Promise.reject(new DOMException('', 'AbortError'));

test('where the device can share, it is handed title, text and address', async () => {
  const handed = vi.fn(async () => {});
  device({ share: handed });
  expect(await share(shared)).toBe('shared');
  expect(handed).toHaveBeenCalledWith(shared);
});

test('who cancels hears nothing, and nothing is copied', async () => {
  const writeText = vi.fn(async () => {});
  device({ share: abort, writeText });
  expect(await share(shared)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('where it cannot, or refuses, the address is copied', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  device({ writeText });
  expect(await share(shared)).toBe('copied');
  device({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), writeText });
  expect(await share(shared)).toBe('copied');
  expect(copied).toEqual([shared.url, shared.url]);
});

test('where nothing is possible it says so', async () => {
  device({});
  expect(await share(shared)).toBe('impossible');
});
