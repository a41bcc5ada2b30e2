import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '@roe/shared/kit/content';
import { renderMarkdown } from '@roe/shared/kit/markdown';
import { mediaOf } from '@roe/shared/kit/media';
import * as v from 'valibot';
import type { CoreRealizationData } from '../src/story/core-realization-page.tsx';
import type { TextData } from '../src/text-page.tsx';
import { pageFacts, readMarkdown, root } from './texts.ts';

/** The pages of `content/pages/`, each one text. */
export const textPages = (): ContentPage[] => readdirSync(path.join(root, 'content/pages')).map(textPage);

function textPage(file: string): ContentPage {
  const { facts, body } = readMarkdown(`pages/${file}`, v.strictObject(pageFacts));
  const { html, passages } = renderMarkdown(body);
  const data: TextData = { lead: facts.lead, html };
  return {
    document: { url: facts.path, type: 'page', title: facts.title, summary: facts.summary, passages },
    data:
      facts.path === '/core-realization'
        ? ({ ...data, picture: mediaOf(root).picture('core-realization') } satisfies CoreRealizationData)
        : data,
  };
}
