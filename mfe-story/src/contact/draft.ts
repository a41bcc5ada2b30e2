import { dropFromSession, keepInSession, readFromSession } from '@roe/shared/session';
import { fieldNames } from './fields.ts';

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

/** A key for a new message. Also where the site is served without https, and `crypto.randomUUID` is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isDraft = (value: Partial<Draft> | null | undefined): value is Draft =>
  ([...fieldNames, 'key'] as const).every((field) => typeof value?.[field] === 'string') &&
  typeof value?.seconds === 'number';

/** The draft of this tab. Never throws: where there is no storage, or no draft in it, there is none. */
export function readDraft(): Draft | undefined {
  const value = readFromSession(NAME) as Partial<Draft> | null | undefined;
  return isDraft(value) ? value : undefined;
}

/** Keeps the draft as long as the tab is open; where the browser does not let it, as long as the page. */
export function keepDraft(draft: Draft): void {
  keepInSession(NAME, draft);
}

export const forgetDraft = (): void => dropFromSession(NAME);
