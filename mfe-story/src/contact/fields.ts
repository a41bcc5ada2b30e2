import { contactCategories, emailPattern } from '@roe/shared/api/contact';

/** The form before anything is written into it. */
export const empty = { name: '', email: '', category: contactCategories[0], message: '' } as const;

type FieldName = keyof typeof empty;

export const fieldNames = Object.keys(empty) as FieldName[];

/** What a field needs, by its name. */
export type FieldErrors = Partial<Record<FieldName, string>>;

export const wordsIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');

/** How a message begins that is about a page. */
export const aboutLine = (url: string | undefined): string => (url ? `About ${url}\n\n` : '');

/** What the browser can tell before it is sent. */
export function errorsIn({ email, message }: Record<FieldName, string>): FieldErrors {
  return {
    ...(email.trim() &&
      !emailPattern.test(email.trim()) && {
        email: 'This is no e-mail address. Write one such as name@example.org, or leave the field empty.',
      }),
    ...(!message.trim() && { message: 'Write a message first.' }),
  };
}
