import { expect, vi } from 'vitest';

/**
 * Keeps what a package warns of, and a test provokes, out of the console.
 * @param words part of every warning that comes
 * @returns expects at the end that it came, and no other
 */
export function muteWarning(words: string): () => void {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    expect(warn).toHaveBeenCalled();
    for (const call of warn.mock.calls) expect(call.join(' ')).toContain(words);
    warn.mockClear();
  };
}
