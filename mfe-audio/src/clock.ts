/** Milliseconds since 1970 by the device's clock, which goes on while a tab is frozen or the device sleeps. */
// biome-ignore lint/style/noRestrictedGlobals: nothing that is prerendered depends on it
export const now = (): number => Date.now();

/** Seconds as visitors read them: 1:05. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
