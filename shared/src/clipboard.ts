/** Copies a text to the clipboard. False where that cannot be: without permission, or outside https. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
