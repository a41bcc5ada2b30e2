import type { ContentPage } from '@roe/shared/kit/content';
import type { SectionContent } from '@roe/shared/kit/section-content';
import type { SacredPatternsData } from '../src/sacred-patterns/pattern.ts';
import { drawings } from './patterns/drawings.ts';
import { sacredPatternsSchema } from './sacred-patterns-schema.ts';

/** @throws where a drawing has not as many steps as the text */
export function sacredPatternsPage(content: SectionContent): ContentPage {
  const {
    path: url,
    title,
    summary,
    patterns,
    ...others
  } = content.json('story/sacred-patterns.json', sacredPatternsSchema);
  return {
    document: {
      url,
      type: 'page',
      title,
      summary,
      passages: patterns.map(({ id, name, meaning, history }) => ({
        anchor: id,
        heading: name,
        text: `${meaning} ${history}`,
      })),
    },
    data: {
      ...others,
      patterns: patterns.map((pattern, index) => {
        const steps = drawings[pattern.id]();
        if (steps.length !== pattern.construction.length)
          throw new Error(
            `mfe-story/content/story/sacred-patterns.json: field "patterns.${index}.construction": expected ${steps.length} steps, as many as the drawing has, received ${pattern.construction.length}`,
          );
        return { ...pattern, steps };
      }),
    } satisfies SacredPatternsData,
  };
}
