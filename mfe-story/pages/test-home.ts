import type { ContentPage } from '@roe/shared/kit/content';
import { link, text } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { TestHomeData } from '../src/story/test-home-page.tsx';
import { pageFrontMatter } from './page.ts';

const series = v.strictObject({ title: text, text });

/** `content/story/test-home.json`: the landing page of specification §2.12, with real things in its places. */
const testHomeSchema = v.strictObject({
  ...pageFrontMatter,
  featured: v.pipe(v.array(v.strictObject({ ...link.entries, text })), v.length(6, 'six decodings')),
  series: v.pipe(v.array(series), v.length(6, 'six series in preparation')),
});

/** Kept out of search engines. */
export function testHomePage(content: SectionContent): ContentPage {
  const { path: url, title, summary, ...others } = content.json('story/test-home.json', testHomeSchema);
  return { document: { url, type: 'page', title, summary, index: false }, data: others satisfies TestHomeData };
}
