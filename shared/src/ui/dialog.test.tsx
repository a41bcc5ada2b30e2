import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

/** A page with a button that opens a dialog. */
function Page({ onClosed }: { onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  function onClose() {
    onClosed();
    setIsOpen(false);
  }

  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        See More
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="Stillness"
        closeLabel="Close Model"
        actions={<a href="/decodings">Go Deeper</a>}
      >
        <p>The unmoving witness.</p>
      </Dialog>
    </>
  );
}

/** Shows it, and opens the dialog. */
async function show() {
  onTestFinished(cleanup);
  const onClosed = vi.fn();
  render(
    <StrictMode>
      <Page onClosed={onClosed} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'See More' }));
  return onClosed;
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Stillness' });
const isOpen = () => document.querySelector('dialog')?.open;

test('it opens with its heading as its name, text and actions', async () => {
  const onClosed = await show();
  expect(dialog().open).toBe(true);
  expect(screen.getByText('The unmoving witness.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Deeper' })).toBeTruthy();
  await Promise.resolve();
  expect(onClosed).not.toHaveBeenCalled();
});

test('the close mark closes it, once, and it opens again', async () => {
  const onClosed = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close Model' }));
  expect(isOpen()).toBe(false);
  expect(onClosed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'See More' }));
  expect(isOpen()).toBe(true);
});

test('closed by the browser, as with Escape, it tells its owner', async () => {
  const onClosed = await show();
  fireEvent(dialog(), new Event('cancel'));
  dialog().close();
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

test('word of an earlier closing does not close it when it is open again', async () => {
  const onClosed = await show();
  fireEvent(dialog(), new Event('close'));
  expect(onClosed).not.toHaveBeenCalled();
});

test('a click beside it closes it; one inside, or one that began inside, does not', async () => {
  const onClosed = await show();
  const text = screen.getByText('The unmoving witness.');
  await userEvent.click(text);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: text },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(dialog());
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

test('one that is taken out of the page is closed first, so that the focus finds its way back', () => {
  onTestFinished(cleanup);
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog isOpen onClose={onClose} title="Stillness">
      Text
    </Dialog>,
  );
  const close = vi.spyOn(dialog(), 'close');
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
});
