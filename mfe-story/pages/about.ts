import type { ContentPage } from '@roe/shared/kit/content';
import { renderMarkdown } from '@roe/shared/kit/markdown';
import * as v from 'valibot';
import type { AboutData } from '../src/story/about-page.tsx';
import type { AboutSeerData } from '../src/story/about-seer-page.tsx';
import { entry, pageFacts, passage, readMarkdown, text, verse } from './texts.ts';

/** Front matter of `content/story/about.md`; its body is purpose, what is decoded, and how the site serves. */
const aboutSchema = v.strictObject({
  ...pageFacts,
  /** One sentence in great letters at the top. */
  quote: text,
  principles: v.pipe(v.array(entry), v.length(4, 'four guiding principles')),
  commitment: v.pipe(v.array(entry), v.length(2, 'two commitments')),
  /** A sentence or two above the way to the contact form. */
  invitation: text,
  ways: v.pipe(v.array(entry), v.length(5, 'five ways to become a seer')),
  /** The verse at the end. */
  closing: verse,
});

export function aboutPage(): ContentPage {
  const { facts, body } = readMarkdown('story/about.md', aboutSchema);
  const { path, title, summary, ...others } = facts;
  const { html, passages, headings } = renderMarkdown(body);
  return {
    document: {
      url: path,
      type: 'page',
      title,
      summary,
      passages: [
        ...passages,
        ...[...others.principles, ...others.commitment, ...others.ways].map((one) => passage(one.title, one.text)),
      ],
    },
    data: { ...others, headings, html } satisfies AboutData,
  };
}

/** Front matter of `content/story/about2.md`: the closing quote stands below the text. */
const aboutSeerSchema = v.strictObject({ ...pageFacts, closing: text });

/** Front matter of `content/story/about2-overlay.md`: what Explore opens. */
const overlaySchema = v.strictObject({ title: text, lead: text });

export function aboutSeerPage(): ContentPage {
  const { facts, body } = readMarkdown('story/about2.md', aboutSeerSchema);
  const overlay = readMarkdown('story/about2-overlay.md', overlaySchema);
  const { html, passages } = renderMarkdown(body);
  const vedanta = renderMarkdown(overlay.body);
  return {
    document: {
      url: facts.path,
      type: 'page',
      title: facts.title,
      summary: facts.summary,
      passages: [...passages, ...vedanta.passages],
    },
    data: {
      lead: facts.lead,
      closing: facts.closing,
      html,
      overlay: { ...overlay.facts, text: vedanta.html },
    } satisfies AboutSeerData,
  };
}
