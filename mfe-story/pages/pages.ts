import type { ContentPage } from '@roe/shared/kit/content';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { CoreRealizationData } from '../src/story/core-realization-page.tsx';
import type { TextData } from '../src/text-page.tsx';
import { pageFrontMatter } from './page.ts';

/** The pages of `content/pages/`, each one text. */
export const textPages = (content: SectionContent): ContentPage[] =>
  content.markdownIn('pages', v.strictObject(pageFrontMatter)).map(({ frontMatter, html, passages, verses }) => {
    const { path: url, title, summary, lead } = frontMatter;
    const data: TextData = { lead, html };
    return {
      document: { url, type: 'page', title, summary, passages: [...passages, ...verses] },
      data:
        url === '/core-realization'
          ? ({ ...data, picture: content.media.picture('core-realization') } satisfies CoreRealizationData)
          : data,
    };
  });
