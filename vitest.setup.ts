import { afterEach, beforeEach, expect, vi } from 'vitest';

// A message that no test expects is an error. A test that expects one clears it: vi.spyOn(console, 'warn').mockClear().
const methods = ['error', 'warn'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  const calls = methods.map((method) => [method, vi.mocked(console[method]).mock?.calls ?? []] as const);
  vi.restoreAllMocks();
  for (const [method, messages] of calls) expect(messages, `console.${method} was called`).toEqual([]);
});
