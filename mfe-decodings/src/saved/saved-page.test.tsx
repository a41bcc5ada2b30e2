import { useKinds } from '@roe/shared/frame';
import { favouriteToggled, progressMade, readingListToggled, useSaved } from '@roe/shared/state/saved';
import { showPage } from '@roe/shared/testing/page';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { SavedPage } from './saved-page.tsx';

const om = { url: '/decodings/om', title: 'Om', type: 'decoding' };
const maya = { url: '/glossary#maya', title: 'māyā', type: 'term' };

const show = () =>
  showPage(<SavedPage />, {
    url: '/saved',
    title: 'Saved on This Device',
    data: { titles: { '/decodings/om': 'Oṃ and Its Four Quarters' } },
  });

function showSome(): void {
  favouriteToggled(om);
  readingListToggled(maya);
  progressMade('/decodings/om', { anchor: '', part: 0.4 });
  progressMade('/decodings/the-egg', { anchor: '', part: 1 });
  show();
}

const region = (name: RegExp) => within(screen.getByRole('region', { name }));

test('where nothing is saved, the page says how something comes here', () => {
  show();
  screen.getByText('Nothing is saved on this device yet.');
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export as JSON' })).toBeNull();
});

test('favourites, reading list and history each stand by themselves, with ways to them', () => {
  showSome();
  expect(
    region(/^Favorites/)
      .getByRole('link', { name: 'Om' })
      .getAttribute('href'),
  ).toBe('/decodings/om');
  region(/^Reading list/).getByRole('link', { name: 'māyā' });
  const history = region(/^Reading history/).getAllByRole('listitem');
  expect(history[0]?.textContent).toContain('the egg'); // not among the titles that the page knows
  expect(history[0]?.textContent).toContain('Read');
  expect(history[1]?.textContent).toContain('Oṃ and Its Four Quarters');
  expect(history[1]?.textContent).toContain('40 % read');
});

test('of what stands on the reading list one can say how far one is with it', async () => {
  showSome();
  const choice = within(screen.getByRole('group', { name: 'Reading list: “māyā”' }));
  expect(choice.getByRole('button', { pressed: true }).textContent).toBe('Want to read');
  await userEvent.click(choice.getByRole('button', { name: 'Read' }));
  expect(choice.getByRole('button', { pressed: true }).textContent).toBe('Read');
  expect(useSaved.getState().readingList).toEqual([{ ...maya, state: 'read' }]);
});

test('each is called what its own section calls it, and nothing while that is not known', () => {
  onTestFinished(() => useKinds.setState({}, true));
  const riddle = { url: '/riddles/mirror', title: 'The mirror', type: 'riddle' };
  favouriteToggled(riddle);
  favouriteToggled({ ...riddle, url: '/riddles', title: 'Riddles', type: 'page' });
  show();
  const row = (title: string) => screen.getByRole('link', { name: title }).parentElement?.textContent;
  expect(row('The mirror')).toBe('The mirror');
  act(() => useKinds.setState({ riddle: { singular: 'Riddle', plural: 'All riddles', isInFeeds: false } }));
  expect(row('The mirror')).toBe('The mirrorRiddle');
  expect(row('Riddles')).toBe('RiddlesPage');
});

test('what is removed can be brought back', async () => {
  showSome();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Om”' }));
  expect(useSaved.getState().items).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState().items).toEqual([om]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “the egg”' }));
  expect(Object.keys(useSaved.getState().progress)).toEqual(['/decodings/om']);
});

test('all of it can be deleted, and brought back', async () => {
  showSome();
  const before = useSaved.getState();
  await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  screen.getByText('Nothing is saved on this device yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState()).toEqual(before);
});

const removeOf = (title: string) => screen.getByRole('button', { name: `Remove “${title}”` });

async function removeByKey(title: string): Promise<void> {
  removeOf(title).focus();
  await userEvent.keyboard('{Enter}');
}

test('the focus goes to the next Remove, else to the one before, else to the list', async () => {
  for (const title of ['Three', 'Two', 'One']) favouriteToggled({ ...om, url: `/decodings/${title}`, title });
  readingListToggled(maya);
  show();
  await removeByKey('Two');
  expect(document.activeElement).toBe(removeOf('Three'));
  await removeByKey('Three');
  expect(document.activeElement).toBe(removeOf('One'));
  await removeByKey('One');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Favorites/ }));
});

test('when nothing is left, the focus goes to the way on', async () => {
  favouriteToggled(om);
  show();
  await removeByKey('Om');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Find something to read' }));
});

test('names that every object has are shown as words', () => {
  favouriteToggled({ ...om, type: 'constructor' });
  useSaved.setState({ progress: { ['__proto__']: { anchor: '', part: 1, isRead: true } } });
  onTestFinished(() => useKinds.setState({}, true));
  useKinds.setState({ riddle: { singular: 'Riddle', plural: 'All riddles', isInFeeds: false } });
  show();
  region(/^Favorites/).getByText('Page');
  region(/^Reading history/).getByRole('link', { name: '__proto__' });
});

async function choose(text: string): Promise<void> {
  const file = new File([text], 'mine.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Import a file'), file);
}

test('a file is imported, and the import can be undone', async () => {
  show();
  await choose(JSON.stringify({ format: 'roe-saved', version: 1, items: [om], readingList: [], progress: {} }));
  await screen.findByText('“mine.json” was imported.');
  expect(useSaved.getState().items).toEqual([om]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState().items).toEqual([]);
});

test('a file that is none of ours changes nothing, and the page says why', async () => {
  showSome();
  await choose('{"format":"roe-saved","version":9}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Nothing was changed.');
  expect(alert.textContent).toContain('mine.json: field "version": expected 1, received 9.');
  expect(useSaved.getState().items).toEqual([om]);
});
