import { contactCategories } from '@roe/shared/api/contact';
import type { ContentPage } from '@roe/shared/kit/content';
import { entry, link, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { ContactData } from '../src/contact/contact.ts';
import { pageFrontMatter, passage } from './page.ts';

/**
 * `content/story/contact.json`. The words of the form that the specification gives (§4, §8) stand in the code; so do its six
 * categories, which the gateway checks.
 */
const contactSchema = v.strictObject({
  ...pageFrontMatter,
  form: v.strictObject({
    heading: text,
    labels: v.strictObject({ name: text, email: text, category: text, message: text, submit: text }),
    hints: v.strictObject({ email: text, message: text }),
    /** What each category is for, in a few words. */
    categoryHints: v.strictObject(
      Object.fromEntries(contactCategories.map((category) => [category, text])) as Record<
        (typeof contactCategories)[number],
        typeof text
      >,
    ),
    /** What happens to a message. */
    privacy: text,
    privacyLink: link,
    /** Says the reference number; "{reference}" stands for it. */
    reference: v.pipe(text, v.includes('{reference}', 'a sentence with "{reference}"')),
  }),
  ways: v.strictObject({ heading: text, items: v.array(entry), link }),
  principles: v.strictObject({ heading: text, items: v.array(entry) }),
  testimonials: v.strictObject({
    heading: text,
    /** Says that they are illustrative. */
    note: text,
    items: v.pipe(
      v.array(v.strictObject({ /** A role, nobody's name. */ name: text, category: text, message: text })),
      v.length(4, 'four voices'),
    ),
  }),
  distress: v.strictObject({ heading: text, text }),
});

export function contactPage(content: SectionContent): ContentPage {
  const { path: url, title, summary, ...data } = content.json('story/contact.json', contactSchema);
  const passages = [
    ...data.ways.items,
    ...data.principles.items,
    { ...data.distress, title: data.distress.heading },
  ].map((item) => passage(item.title, item.text));
  return { document: { url, type: 'page', title, summary, passages }, data: data satisfies ContactData };
}
