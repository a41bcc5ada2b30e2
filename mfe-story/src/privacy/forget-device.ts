import { usePreferences } from '@roe/shared/state/preferences';
import { savedForgotten } from '@roe/shared/state/saved';

// biome-ignore lint/style/noRestrictedGlobals: it deletes what the other modules keep, and only after a click
const storages = () => [localStorage, sessionStorage];

/**
 * Deletes all that this site keeps in the browser: both storages, and the cookie of a trial. Never throws.
 * @returns names of what was there
 */
export function forgetDevice(): string[] {
  const cookies = document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
  const names = [...namesOf(), ...cookies];
  // What the frame holds it would write again with its next change.
  usePreferences.setState(usePreferences.getInitialState(), true);
  savedForgotten();
  try {
    for (const storage of storages()) storage.clear();
  } catch {
    // Where there is no storage nothing was kept.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site supports
  for (const name of cookies) document.cookie = `${name}=; path=/; max-age=0`;
  return [...new Set(names)].sort();
}

function namesOf(): string[] {
  try {
    return storages().flatMap((storage) => Object.keys(storage));
  } catch {
    return [];
  }
}
