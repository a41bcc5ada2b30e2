import type { ContentPage } from '@roe/shared/kit/content';
import type { SectionContent } from '@roe/shared/kit/section-content';
import type { HomeData } from '../src/home/home.ts';
import { frontOf } from './front.ts';
import { homeSchema } from './home-schema.ts';

/** Link preview of the page, below `media/`. */
const PREVIEW = '/previews/home.jpg';

/** The first page. A picture that is not there yet is left out. */
export function homePage(content: SectionContent): ContentPage {
  const { title, subtitle, front, opening, exploreRoe, layers, ...others } = content.json('home.json', homeSchema);
  const { files, picture, url } = content.media;
  const overlay = content.render(exploreRoe.text.join('\n\n'));
  const cards = layers.cards.map(({ more, ...card }) => ({ card, more: content.render(more.join('\n\n')) }));
  return {
    document: {
      url: '/',
      type: 'page',
      title,
      summary: subtitle,
      image: files.some(({ logical }) => logical === PREVIEW) ? url(PREVIEW) : null,
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
        const image = picture(scene.picture);
        return image ? [{ caption: scene.caption, picture: image }] : [];
      }),
      front: frontOf(content, front),
      exploreRoe: { title: exploreRoe.title, lead: exploreRoe.lead, html: overlay.html },
      layers: {
        heading: layers.heading,
        cards: cards.map(({ card, more }) => ({ ...card, picture: picture(card.picture), html: more.html })),
      },
      geometryPictures: ['mandala', 'spiral'].flatMap((id) => picture(id) ?? []),
      wombsPicture: picture('golden-womb'),
    } satisfies HomeData,
  };
}
