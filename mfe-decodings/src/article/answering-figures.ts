import { whenNear } from './when-near.ts';

/**
 * Lets the figures of a text answer to their controls. What does it comes when the first of them comes near the window; where it does
 * not come, the figure stays a picture, without controls.
 * @returns the way to stop
 */
export const letFiguresAnswer = (text: HTMLElement): (() => void) =>
  whenNear(text, '[data-figure]:has([data-controls])', (figure) => {
    import('../figures/answer.ts').then(
      ({ answer }) => answer(figure),
      () => figure.querySelector('[data-controls]')?.remove(),
    );
  });
