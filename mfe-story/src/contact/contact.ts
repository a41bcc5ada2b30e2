import type { contactCategories } from '@roe/shared/api/contact';
import type { FieldErrors } from './fields.ts';

export interface ContactFormTexts {
  heading: string;
  labels: Record<keyof FieldErrors | 'submit', string>;
  hints: { email: string; message: string };
  categoryHints: Record<(typeof contactCategories)[number], string>;
  privacy: string;
  privacyLink: { label: string; href: string };
  /** "{reference}" stands for the number. */
  reference: string;
}

interface Entry {
  title: string;
  text: string;
}

/** Page data of /contact. */
export interface ContactData {
  lead: string;
  form: ContactFormTexts;
  ways: { heading: string; items: Entry[]; link: { label: string; href: string } };
  principles: { heading: string; items: Entry[] };
  testimonials: { heading: string; note: string; items: { name: string; category: string; message: string }[] };
  distress: { heading: string; text: string };
}
