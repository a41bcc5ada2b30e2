import { copied } from '@roe/shared/clipboard';
import { announce } from '@roe/shared/frame';
import { whenNear } from './when-near.ts';

/** Milliseconds for which a button says how it went. */
const FEEDBACK = 2500;
const LABEL = 'Copy verse';

/**
 * Puts a button below each verse of a text that comes near the window; it copies all the verse's lines. The text is plain HTML,
 * and so are the buttons.
 * @returns the way to take them out again
 */
export function addCopyButtons(text: HTMLElement, className: string): () => void {
  const buttons: HTMLButtonElement[] = [];
  const stop = whenNear(text, '[data-verse]', (verse) => {
    const button = buttonFor(verse, className);
    verse.append(button);
    buttons.push(button);
  });
  return () => {
    stop();
    for (const button of buttons) button.remove();
  };
}

function buttonFor(verse: Element, className: string): HTMLButtonElement {
  const lines = Array.from(verse.querySelectorAll<HTMLElement>('p, figcaption'), linesOf).join('\n');
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className, textContent: LABEL });
  button.addEventListener('click', async () => {
    const outcome = (await copied(lines)) ? 'Copied' : 'Could not copy';
    button.textContent = outcome;
    announce(outcome);
    setTimeout(() => {
      button.textContent = LABEL;
      announce(''); // so that the same words are heard again next time
    }, FEEDBACK);
  });
  return button;
}

function linesOf(paragraph: HTMLElement): string {
  const copy = paragraph.cloneNode(true) as HTMLElement;
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent.trim();
}
