import { forgetFailedPage } from './pages.ts';
import { forgetFailedRelease, pinAt } from './releases.ts';

/** Lets a page be loaded anew where its code or data could not be had. What is there or under way stays. */
export function forgetFailures(path: string): void {
  const pin = pinAt(path);
  if (pin) forgetFailedPage(pin, path);
  forgetFailedRelease(path);
}
