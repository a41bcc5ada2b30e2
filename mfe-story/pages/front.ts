import type { SectionContent } from '@roe/shared/kit/section-content';
import type { PictureSource } from '@roe/shared/ui/picture';
import type { InferOutput } from 'valibot';
import type { FrontData } from '../src/home/home.ts';
import type { frontSchema } from './front-schema.ts';

/** What there is to read, as the first page shows it. A cover that is not there yet is null. */
export function frontOf(
  { media, render }: SectionContent,
  { lead, others, ...front }: InferOutput<typeof frontSchema>,
): FrontData {
  const storyOf = <Story extends { opening: string[] }>({ opening, ...story }: Story) => ({
    ...story,
    html: render(opening.join('\n\n')).html,
  });
  return {
    ...front,
    lead: { ...storyOf(lead), cover: sharpAtOnce(media.picture(lead.cover)) },
    others: others.map(storyOf),
  };
}

/** A picture below the first screen is there before it is seen: it needs no blurred one. */
function sharpAtOnce(picture: PictureSource | null): PictureSource | null {
  if (!picture) return null;
  const { src, width, height, widths, colour } = picture;
  return { src, width, height, widths, colour };
}
