import type { ContentPage } from '@roe/shared/kit/content';
import { link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { TechData } from '../src/story/tech-page.tsx';
import { icon } from './icons.ts';
import { pageFrontMatter, passage } from './page.ts';

/** `content/story/tech.json` */
const techSchema = v.strictObject({
  ...pageFrontMatter,
  introduction: paragraphs,
  cards: v.pipe(v.array(v.strictObject({ title: text, icon, text })), v.length(5, 'five cards')),
  /** The switch that outlines the sections of a page. */
  seams: v.strictObject({ heading: text, text, ...link.entries }),
  /** The next step, which is locked. */
  next: v.strictObject({ label: text, note: text }),
});

export function techPage(content: SectionContent): ContentPage {
  const { path: url, title, summary, ...data } = content.json('story/tech.json', techSchema);
  const passages = [...data.cards, { title: data.seams.heading, text: data.seams.text }].map((card) =>
    passage(card.title, card.text),
  );
  return { document: { url, type: 'page', title, summary, passages }, data: data satisfies TechData };
}
