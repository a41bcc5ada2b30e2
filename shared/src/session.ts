/*
 * What lasts as long as the tab is open, in `sessionStorage`. None of it throws: where there is no storage, or no room,
 * nothing is kept. Call it after hydration.
 */

/** Whether something is kept under this name. */
export const isInSession = (name: string): boolean => attempt(() => sessionStorage.getItem(name) !== null) ?? false;

/** What is kept under this name; undefined where there is nothing, or nothing that can be read. */
export const readFromSession = (name: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(name) ?? '') as unknown);

/**
 * Keeps a value until the tab is closed.
 * @param value must survive `JSON.stringify`
 * @returns whether it is kept
 */
export const keepInSession = (name: string, value: unknown): boolean =>
  attempt(() => sessionStorage.setItem(name, JSON.stringify(value)) ?? true) ?? false;

export function dropFromSession(name: string): void {
  attempt(() => sessionStorage.removeItem(name));
}

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
