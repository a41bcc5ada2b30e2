import type { Pin, Section } from '@roe/shared/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { releaseOf } from '../site.fixture.tsx';
import { createFederation } from './federation.ts';
import { provided } from './provided.ts';

const section: Section = { routes: [{ path: '/x' }] };

/** What a section's entry script leaves behind: a container in the format of Module Federation. */
interface Container {
  init(scope: unknown): void;
  get(): Promise<() => unknown>;
}

const containerOf = (exported: unknown): Container => ({ init() {}, get: async () => () => exported });

/**
 * The shell's border to the sections, in a browser where the entry script of one section leaves this container behind, or nothing
 * (null), or fails.
 */
function openBorder(id: string, container?: Container | null) {
  vi.stubGlobal('SINGLETONS', { react: '19.0.0' });
  vi.stubGlobal('CONTRACT', '1.4.0');
  const fetched: [url: string, init?: RequestInit][] = [];
  vi.stubGlobal('fetch', async (...request: [string, RequestInit?]) => void fetched.push(request));
  onTestFinished(() => void vi.unstubAllGlobals());
  const script = { leaves: container };
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const element = node as unknown as HTMLScriptElement;
    scripts.push(element);
    if (script.leaves) vi.stubGlobal(`section_${id}`, script.leaves);
    queueMicrotask(() => element.dispatchEvent(new Event(script.leaves === undefined ? 'error' : 'load')));
    return node;
  });
  const load = createFederation();
  const loadSection = (pin: Pin, isRetry = false, failedFiles: string[] = []) => load(pin, isRetry, failedFiles);
  return { pin: releaseOf(id), loadSection, script, scripts, fetched };
}

test('a section is loaded from the one file that its pin names, and the browser checks its bytes', async () => {
  const { loadSection, pin, scripts } = openBorder('audio', containerOf({ default: section }));
  expect(await loadSection(pin)).toBe(section);
  expect(scripts.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin }))).toEqual([
    { src: new URL(pin.entry.url, location.href).href, integrity: pin.entry.integrity, crossOrigin: 'anonymous' },
  ]);
});

test.each(['2.0.0', '1.5.0'])(
  'a section of contract %s, which this shell does not have, is refused before a byte of it is loaded',
  async (contract) => {
    const { loadSection, pin, scripts, fetched } = openBorder('chat', containerOf({ default: section }));
    await expect(loadSection({ ...pin, contract })).rejects.toThrow(
      `Section "chat" needs contract ${contract}, this shell has 1.4.0`,
    );
    expect([...scripts, ...fetched]).toEqual([]);
  },
);

test('a section of an earlier contract minor is welcome', async () => {
  const { loadSection, pin } = openBorder('chat', containerOf({ default: section }));
  expect(await loadSection({ ...pin, contract: '1.3.3' })).toBe(section);
});

test.each([undefined, {}, { routes: 'none' }])(
  'a section that exports %j by default is refused by name',
  async (exported) => {
    const id = `wrong${typeof exported}${typeof exported?.routes}`;
    const { loadSection, pin } = openBorder(id, containerOf({ default: exported }));
    await expect(loadSection(pin)).rejects.toThrow(`Section "${id}" must export { routes } by default`);
  },
);

test('a section whose script cannot be had is an error', async () => {
  const { loadSection, pin } = openBorder('library');
  await expect(loadSection(pin)).rejects.toThrow(
    'entry.c0de000001.js did not come, or is not the file that was shipped',
  );
});

test('a script that came with the document is not run a second time', async () => {
  const { loadSection, pin, scripts } = openBorder('audio');
  vi.stubGlobal('section_audio', containerOf({ default: section }));
  expect(await loadSection(pin)).toBe(section);
  expect(scripts).toEqual([]);
});

test('a script that leaves nothing behind is an error that names what was looked for', async () => {
  const { loadSection, pin } = openBorder('library', null);
  await expect(loadSection(pin)).rejects.toThrow(
    'entry.c0de000001.js leaves no container behind under the name section_library',
  );
});

test('each section gets what the shell provides, and cannot take it from another', async () => {
  const scopes: unknown[] = [];
  const container = { ...containerOf({ default: section }), init: (scope: unknown) => void scopes.push(scope) };
  const { loadSection, pin } = openBorder('story', container);
  await loadSection(pin);
  await loadSection(pin, true);
  const [first, second] = scopes as Record<string, Record<string, { get(): () => unknown }>>[];
  expect(first?.['react']?.['19.0.0']?.get()()).toBe(provided['react']);
  expect(second?.['react']).not.toBe(first?.['react']);
});

test('after a failure all files of the section are fetched anew, past what caches hold, also those that its code could not have', async () => {
  const { loadSection, pin, script, scripts, fetched } = openBorder('story');
  const style = { url: '/sections/story/files/section.css', integrity: 'sha384-css' };
  await loadSection({ ...pin, css: [style] }).catch(() => {});
  expect(fetched).toEqual([]);
  script.leaves = containerOf({ default: section });
  expect(await loadSection({ ...pin, css: [style] }, true, ['/sections/story/files/about.js'])).toBe(section);
  expect(fetched).toEqual([
    [pin.entry.url, { cache: 'reload', integrity: pin.entry.integrity }],
    [style.url, { cache: 'reload', integrity: style.integrity }],
    ['/sections/story/files/about.js', { cache: 'reload' }],
  ]);
  expect(scripts).toHaveLength(2);
});

test('a section whose code threw is run anew, and not taken from what its first attempt left behind', async () => {
  const broken = { init() {}, get: () => Promise.reject(new Error('a chunk is missing')) };
  const { loadSection, pin, script, scripts } = openBorder('saved', broken);
  await expect(loadSection(pin)).rejects.toThrow('a chunk is missing');
  script.leaves = containerOf({ default: section });
  expect(await loadSection(pin, true)).toBe(section);
  expect(scripts).toHaveLength(2);
});
