/** What has been written into the form and not sent. */
export interface Draft {
  name: string;
  email: string;
  category: string;
  message: string;
  /** Idempotency key: the same for every attempt to send these words. */
  key: string;
  /** Seconds that the form has been open with them, in earlier visits of this tab. */
  seconds: number;
}

const NAME = 'contact-draft';

const isDraft = (value: Partial<Draft> | null): value is Draft =>
  (['name', 'email', 'category', 'message', 'key'] as const).every((field) => typeof value?.[field] === 'string') &&
  typeof value?.seconds === 'number';

// biome-ignore lint/style/noRestrictedGlobals: this is the one module that asks it, and only from effects and events
const session = () => sessionStorage;

/** The draft of this tab. Never throws: where there is no storage, or no draft in it, there is none. */
export function readDraft(): Draft | undefined {
  try {
    const value = JSON.parse(session().getItem(NAME) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft as long as the tab is open, where the browser lets it. */
export function keepDraft(draft: Draft): void {
  try {
    session().setItem(NAME, JSON.stringify(draft));
  } catch {
    // Then it lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    session().removeItem(NAME);
  } catch {
    // Then there is none.
  }
}
