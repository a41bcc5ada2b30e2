import type { Section } from '@roe/shared/contract';
import { useAnnouncement, useOwnData } from '@roe/shared/frame';
import { speechStarted, trackRequested, useSound } from '@roe/shared/state/sound';
import { pageDocument } from '@roe/shared/testing/document';
import { act, screen, within } from '@testing-library/react';
import { use, useState } from 'react';
import { Link, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { failing, openSite, prerenderedPage, press, releaseOf, sectionOf } from '../site.fixture.tsx';
import { Docks } from './docks.tsx';

function Frame() {
  const { navigator } = use(UNSAFE_NavigationContext);
  return <Docks place={{ navigator, location: useLocation(), navigationType: useNavigationType() }} />;
}

/** A shell at /decodings, and the section "audio", whose code has this dock. */
async function openFrame(dock?: Section['dock'], { hasDock = true, isInAudio = false } = {}) {
  const audio = { ...sectionOf('audio'), ...(dock && { dock }) };
  const older = prerenderedPage('/audio', 'Audio', 'Nine tracks.', 'c0de000000');
  const opened = await openSite({ code: { audio }, ...(isInAudio && { prerendered: older }) });
  opened.registry.sections['audio'] = { ...releaseOf('audio'), ...(hasDock && { dock: true }) };
  onTestFinished(() => useSound.setState(useSound.getInitialState()));
  await opened.show(isInAudio ? '/audio' : '/decodings', <Frame />);
  opened.loadSection.mockClear();
  return opened;
}

/** Asks for a track, and waits until all that comes of it is there. */
async function ask(track = 'om'): Promise<void> {
  await act(async () => {
    trackRequested(track);
    await import('./dock-root.tsx');
  });
}

function Player() {
  const [count, setCount] = useState(0);
  return (
    <section aria-label="Player">
      <button type="button" onClick={() => setCount(count + 1)}>
        Played {count}
      </button>
      <Link to="/decodings/om">To Om</Link>
      <p>At {useLocation().pathname}</p>
    </section>
  );
}

const player = () => within(screen.getByRole('region', { name: 'Player' }));

test('no code of a dock is asked for before sound is', async () => {
  const { loadSection } = await openFrame(Player);
  expect(screen.queryByRole('region')).toBeNull();
  expect(loadSection).not.toHaveBeenCalled();
});

test('a track that is asked for mounts the dock outside of the page', async () => {
  await openFrame(Player);
  await ask();
  expect(screen.getByRole('region', { name: 'Player' }).closest('main')).toBeNull();
});

test('somebody who speaks mounts it too', async () => {
  await openFrame(Player);
  await act(async () => void speechStarted('glossary'));
  player();
});

test('where no section has a dock, nothing comes and nothing is said', async () => {
  const { loadSection } = await openFrame(Player, { hasDock: false });
  await ask();
  expect([screen.queryByRole('region'), screen.queryByRole('alert')]).toEqual([null, null]);
  expect(loadSection).not.toHaveBeenCalled();
});

test('it is mounted once: what it holds survives further requests and a way to another page, which its own link may take', async () => {
  await openFrame(Player);
  await ask();
  await press('button', 'Played 0', player());
  await ask('bell');
  await press('link', 'To Om', player());
  await screen.findByRole('heading', { name: 'Om' });
  player().getByRole('button', { name: 'Played 1' });
  player().getByText('At /decodings/om');
});

test('a dock that throws leaves the page alone, is counted, and is tried again by its button and by the next request', async () => {
  let isBroken = true;
  const error = new Error('no decoder');
  const { sent, logged } = await openFrame(() => {
    if (isBroken) throw error;
    return <Player />;
  });
  await ask();
  screen.getByRole('heading', { name: 'Decodings' });
  expect(logged).toEqual([error]);
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'render' }]]);
  await press('button', 'Try again');
  screen.getByRole('alert');
  isBroken = false;
  await ask();
  expect(screen.queryByRole('alert')).toBeNull();
  player();
});

test('one that cannot be loaded is loaded anew, past caches, at the next attempt', async () => {
  const { code, sent, loadSection } = await openFrame();
  code['audio'] = new Error('other bytes');
  await ask();
  screen.getByRole('heading', { name: 'Decodings' });
  expect(sent).toEqual([['/api/reports', { section: 'audio', code: 'c0de000001', kind: 'load' }]]);
  code['audio'] = { ...sectionOf('audio'), dock: Player };
  await press('button', 'Try again');
  player();
  expect(loadSection.mock.calls.map(([{ id }, isRetry]) => [id, isRetry])).toEqual([
    ['audio', false],
    ['audio', true],
  ]);
});

function Reader() {
  const ownData = useOwnData<string>();
  const [data, setData] = useState<string | null>();
  return (
    <button type="button" onClick={() => void ownData('/audio').then(setData)}>
      Read {data}
    </button>
  );
}

test('a dock has the data of its own section’s pages', async () => {
  const { answers } = await openFrame(Reader);
  const document = pageDocument({ url: '/audio', title: 'Audio' });
  answers['/sections/audio/data/c0de000001/audio.json'] = { document, data: 'nine tracks' };
  await ask();
  await press('button', 'Read');
  screen.getByRole('button', { name: 'Read nine tracks' });
});

test('a section without the dock that its section.json promises is a failure with a sentence', async () => {
  const { logged } = await openFrame();
  await ask();
  expect(String(logged)).toContain('Section "audio" must export { dock } by default');
  screen.getByRole('alert');
});

test('a tab that runs a section as it was before it had a dock goes on without', async () => {
  const { logged } = await openFrame(undefined, { isInAudio: true });
  await ask();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toEqual([]);
});

test('a track that is asked for while the registry cannot be had is given back, and asked for again it plays', async () => {
  const { site, answers, registry } = await openFrame(Player);
  answers['/registry.json'] = failing(503);
  await site.renewRegistry().catch(() => {});
  await ask();
  expect(useSound.getState().voice).toBeNull();
  expect(useAnnouncement.getState().text).toBe('Sound could not be started.');
  answers['/registry.json'] = registry;
  await ask();
  player();
});

test('a dock that failed is tried again without the registry too', async () => {
  const { code, answers } = await openFrame();
  code['audio'] = new Error('other bytes');
  await ask();
  await press('button', 'Close');
  expect(screen.queryByRole('alert')).toBeNull();
  answers['/registry.json'] = failing(503);
  code['audio'] = { ...sectionOf('audio'), dock: Player };
  await ask();
  player();
  expect(screen.queryByRole('alert')).toBeNull();
});
