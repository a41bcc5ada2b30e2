import { afterEach, beforeEach, expect, vi } from 'vitest';

// A message that no test expects is a fault. A test that expects one mocks the method itself.
const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    const messages = spy.mock?.calls ?? [];
    vi.restoreAllMocks();
    expect(messages, `console.${method} was called`).toEqual([]);
  }
});
