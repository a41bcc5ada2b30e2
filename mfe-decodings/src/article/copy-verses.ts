import { copied } from '@roe/shared/clipboard';
import { announce } from '@roe/shared/frame';

/** Milliseconds for which a button says how it went. */
const FEEDBACK = 2500;
/** So far below the window a verse gets its button: before it is seen, so that nothing moves. */
const NEAR = '0px 0px 25% 0px';
const LABEL = 'Copy verse';

/**
 * Puts a button below each verse of a text that comes near the window; it copies all the verse's lines. The text is plain HTML,
 * and so are the buttons.
 * @returns the way to take them out again
 */
export function addCopyButtons(text: HTMLElement, className: string): () => void {
  const buttons: HTMLButtonElement[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const button = buttonFor(target, className);
        target.append(button);
        buttons.push(button);
      }
    },
    { rootMargin: NEAR },
  );
  for (const verse of text.querySelectorAll('[data-verse]')) observer.observe(verse);
  return () => {
    observer.disconnect();
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
