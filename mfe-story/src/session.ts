/**
 * Whether something happens for the first time in this session of the tab, and remembers that it did. Never throws: where
 * nothing can be remembered it is never the first time, so that nobody meets it again and again. Call it after hydration.
 */
export function isFirstInSession(name: string): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this is the one module that asks it, and only from effects
    const session = sessionStorage;
    const isFirst = session.getItem(name) === null;
    session.setItem(name, 'seen');
    return isFirst;
  } catch {
    return false;
  }
}
