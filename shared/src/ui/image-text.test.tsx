import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { ImageText } from './image-text.tsx';

test('the picture comes first in the document, reversed or not, so that both are read in one order', () => {
  onTestFinished(cleanup);
  for (const isReversed of [false, true]) {
    render(
      <ImageText picture={<img src="/lamp.avif" alt="A lamp" />} isReversed={isReversed}>
        <p>It was lit at dusk.</p>
      </ImageText>,
    );
    const order = screen.getByRole('img', { name: 'A lamp' }).compareDocumentPosition(screen.getByText(/dusk/));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
  }
});
