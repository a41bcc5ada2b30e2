import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import type { ContentPage } from '@roe/shared/kit/content';
import { renderMarkdown } from '@roe/shared/kit/markdown';
import { mediaOf } from '@roe/shared/kit/media';
import type { HomeData } from '../src/home/home.ts';
import { homeSchema } from './home-schema.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Link preview of the page, below `media/`. */
const PREVIEW = '/previews/home.jpg';

/** The first page. A picture that is not there yet is left out. */
export function homePage(): ContentPage {
  const { title, subtitle, opening, exploreRoe, layers, ...others } = parseJsonAt(
    homeSchema,
    readFileSync(path.join(root, 'content/home.json'), 'utf8'),
    'mfe-story/content/home.json',
  );
  const { picture, url } = mediaOf(root);
  const overlay = renderMarkdown(exploreRoe.text.join('\n\n'));
  const cards = layers.cards.map(({ more, ...card }) => ({ card, more: renderMarkdown(more.join('\n\n')) }));
  return {
    document: {
      url: '/',
      type: 'page',
      title,
      summary: subtitle,
      image: existsSync(path.join(root, 'media', PREVIEW)) ? url(PREVIEW) : null,
      passages: [
        ...overlay.passages.map(({ text }) => ({ anchor: '', heading: exploreRoe.title, text })),
        ...cards.flatMap(({ card, more }) =>
          more.passages.map(({ text }) => ({ anchor: '', heading: `${card.title}, ${card.subtitle}`, text })),
        ),
      ],
    },
    data: {
      ...others,
      title,
      subtitle,
      opening: opening.flatMap((scene) => {
        const found = picture(scene.picture);
        return found ? [{ caption: scene.caption, picture: found }] : [];
      }),
      exploreRoe: { title: exploreRoe.title, lead: exploreRoe.lead, text: overlay.html },
      layers: {
        heading: layers.heading,
        cards: cards.map(({ card, more }) => ({ ...card, picture: picture(card.picture), more: more.html })),
      },
      geometryPictures: ['mandala', 'spiral'].flatMap((id) => picture(id) ?? []),
      wombsPicture: picture('golden-womb'),
    } satisfies HomeData,
  };
}
