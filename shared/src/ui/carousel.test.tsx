import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const names = ['Om', 'Lamp', 'Mirror'];

/** Shows that many items in a list that is 600 px wide, each with 400 px. */
function show(count: number) {
  onTestFinished(cleanup);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(count * 400);
  render(
    <Carousel title="More Like This">
      {names.slice(0, count).map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
  return within(screen.getByRole('region', { name: 'More Like This' })).getByRole('list');
}

const arrow = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => arrow(name).getAttribute('aria-disabled') === 'true';

test('it is a list, with its heading as its name', () => {
  expect(within(show(3)).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'More Like This' })).toBeTruthy();
});

test('there are arrows from three items on', () => {
  show(2);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show(3);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('an arrow goes 400 pixels, and takes no effect at its end', async () => {
  const list = show(3);
  const scrollBy = vi.spyOn(list, 'scrollBy').mockImplementation(() => {});
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false]);
  await userEvent.click(arrow('Previous'));
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(arrow('Next'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
  list.scrollLeft = 400;
  fireEvent.scroll(list);
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, false]);
  list.scrollLeft = 600;
  fireEvent.scroll(list);
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, true]);
  await userEvent.click(arrow('Previous'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
});
