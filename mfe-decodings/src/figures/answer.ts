import { moves } from './moves.ts';

/**
 * Lets a figure answer to its controls: now, for they may have been moved before, and whenever one is moved.
 * @param figure as the build made it: its id in `data-figure`, its parts in `data-part`
 */
export function answer(figure: HTMLElement): void {
  const move = moves[figure.dataset['figure'] ?? ''];
  const controls = [...figure.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const words = [...figure.querySelectorAll('[data-says]')];
  function onMoved() {
    const { parts, says } = move?.(controls.map(({ valueAsNumber }) => valueAsNumber)) ?? { parts: {}, says: [] };
    for (const [name, { text, ...attributes }] of Object.entries(parts)) {
      const part = figure.querySelector(`[data-part="${name}"]`);
      for (const [attribute, value] of Object.entries(attributes)) part?.setAttribute(attribute, String(value));
      if (part && text !== undefined) part.textContent = String(text);
    }
    for (const [index, said] of says.entries()) {
      controls[index]?.setAttribute('aria-valuetext', said);
      const word = words[index];
      if (word) word.textContent = said;
    }
  }
  for (const control of controls) control.addEventListener('input', onMoved);
  onMoved();
}
