import { favouriteToggled, progressMade, readingListToggled, useSaved } from '@roe/shared/state/saved';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../page.fixture.tsx';
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
  expect(screen.getByText('Nothing is saved on this device yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export as JSON' })).toBeNull();
});

test('favourites, reading list and history each stand by themselves, with ways to them', () => {
  showSome();
  expect(
    region(/^Favourites/)
      .getByRole('link', { name: 'Om' })
      .getAttribute('href'),
  ).toBe('/decodings/om');
  expect(region(/^To read later/).getByRole('link', { name: 'māyā' })).toBeTruthy();
  const history = region(/^Reading history/).getAllByRole('listitem');
  expect(history[0]?.textContent).toContain('the egg'); // not among the titles that the page knows
  expect(history[0]?.textContent).toContain('Read');
  expect(history[1]?.textContent).toContain('Oṃ and Its Four Quarters');
  expect(history[1]?.textContent).toContain('40 % read');
});

test('what is removed can be brought back', () => {
  showSome();
  fireEvent.click(screen.getByRole('button', { name: 'Remove “Om”' }));
  expect(useSaved.getState().items).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState().items).toEqual([om]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove “the egg”' }));
  expect(Object.keys(useSaved.getState().progress)).toEqual(['/decodings/om']);
});

test('all of it can be deleted, and brought back', () => {
  showSome();
  const before = useSaved.getState();
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  expect(screen.getByText('Nothing is saved on this device yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState()).toEqual(before);
});

const removeOf = (title: string) => screen.getByRole('button', { name: `Remove “${title}”` });

function removeByKey(title: string): void {
  removeOf(title).focus();
  fireEvent.click(removeOf(title));
}

test('the focus goes to the next Remove, else to the one before, else to the list', () => {
  for (const title of ['Three', 'Two', 'One']) favouriteToggled({ ...om, url: `/decodings/${title}`, title });
  readingListToggled(maya);
  show();
  removeByKey('Two');
  expect(document.activeElement).toBe(removeOf('Three'));
  removeByKey('Three');
  expect(document.activeElement).toBe(removeOf('One'));
  removeByKey('One');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Favourites/ }));
});

test('when nothing is left, the focus goes to the way on', () => {
  favouriteToggled(om);
  show();
  removeByKey('Om');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Find something to read' }));
});

test('names that every object has are shown as words', () => {
  favouriteToggled({ ...om, type: 'constructor' });
  useSaved.setState({ progress: { ['__proto__']: { anchor: '', part: 1, isRead: true } } });
  show();
  expect(region(/^Favourites/).getByText('Page')).toBeTruthy();
  expect(region(/^Reading history/).getByRole('link', { name: '__proto__' })).toBeTruthy();
});

function choose(text: string): void {
  const file = new File([text], 'mine.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('Import a file'), { target: { files: [file] } });
}

test('a file is imported, and the import can be undone', async () => {
  show();
  choose(JSON.stringify({ format: 'roe-saved', version: 1, items: [om], readingList: [], progress: {} }));
  await waitFor(() => expect(screen.getByText('“mine.json” was imported.')).toBeTruthy());
  expect(useSaved.getState().items).toEqual([om]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useSaved.getState().items).toEqual([]);
});

test('a file that is none of ours changes nothing, and the page says why', async () => {
  showSome();
  choose('{"format":"roe-saved","version":9}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Nothing was changed.');
  expect(alert.textContent).toContain('mine.json: field "version": expected 1, received 9.');
  expect(useSaved.getState().items).toEqual([om]);
});
