import { loadPage, MissingPage } from './pages.ts';
import { loadCode, loadRegistry, pinAt } from './releases.ts';

/**
 * Loads a page's code and data. What is there or under way is not asked for twice.
 * @throws {MissingPage} where no section of the registry owns the path, or its section has no such page
 */
export async function loadWholePage(path: string): Promise<void> {
  if (!pinAt(path)) await loadRegistry();
  const pin = pinAt(path);
  if (!pin) throw new MissingPage(path);
  await Promise.all([loadCode(pin), loadPage(pin, path)]);
}
