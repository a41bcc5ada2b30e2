import type { ContentPage } from '@roe/shared/kit/content';
import { link, paragraphs, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { ContributeData } from '../src/story/contribute-page.tsx';
import { icon } from './icons.ts';
import { pageFrontMatter, passage } from './page.ts';

/** `content/story/contribute.json` */
const contributeSchema = v.strictObject({
  ...pageFrontMatter,
  cards: v.pipe(v.array(v.strictObject({ title: text, icon, text: paragraphs, link })), v.length(3, 'three cards')),
  closing: text,
  closingLink: link,
});

export function contributePage(content: SectionContent): ContentPage {
  const { path: url, title, summary, ...data } = content.json('story/contribute.json', contributeSchema);
  const passages = data.cards.map((card) => passage(card.title, ...card.text));
  return { document: { url, type: 'page', title, summary, passages }, data: data satisfies ContributeData };
}
