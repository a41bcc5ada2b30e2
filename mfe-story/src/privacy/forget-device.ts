import { usePreferences } from '@roe/shared/state/preferences';
import { savedForgotten } from '@roe/shared/state/saved';

// biome-ignore lint/style/noRestrictedGlobals: it deletes what the other modules keep, and only after a click
const storages = () => [localStorage, sessionStorage];

/**
 * Deletes all that this site keeps in the browser: both storages, the cookie of a trial, and kept files. Never throws.
 * @returns names of what was there
 */
export async function forgetDevice(): Promise<string[]> {
  const names = [...attempt(namesKept), ...attempt(forgetCookies)];
  // What the shell holds it would write again with its next change.
  usePreferences.setState(usePreferences.getInitialState(), true);
  savedForgotten();
  attempt(() => {
    for (const storage of storages()) storage.clear();
    return [];
  });
  return [...new Set([...names, ...(await forgetCaches())])].sort();
}

/** @returns names of what sections keep as files, such as tracks to be heard without a connection */
async function forgetCaches(): Promise<string[]> {
  try {
    const names = await caches.keys();
    for (const name of names) await caches.delete(name);
    return names.map((name) => `${name} files`);
  } catch {
    return []; // a browser that keeps no files here
  }
}

const namesKept = (): string[] => storages().flatMap((storage) => Object.keys(storage));

/** @returns their names */
function forgetCookies(): string[] {
  const names = document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site supports
  for (const name of names) document.cookie = `${name}=; path=/; max-age=0`;
  return names;
}

/** Where there is no storage, or no cookies, nothing was kept. */
function attempt(task: () => string[]): string[] {
  try {
    return task();
  } catch {
    return [];
  }
}
