import type { ContentPage } from '@roe/shared/kit/content';
import type { WombEpisode, WombsData } from '../src/series/wombs.ts';
import type { Covers } from './covers.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

const SLUG = 'pregnancy-of-wombs';

const episodes: WombEpisode[] = [
  {
    title: 'Nested Wombs',
    sanskrit: { devanagari: 'ब्रह्माण्ड', iast: 'brahmāṇḍa' },
    question: 'What holds the thing that holds you?',
    text: 'A child lies in its mother, she stands on a planet, the planet swims in the thin dust of a galaxy. The Purāṇas draw such a picture from the inside outwards: brahmāṇḍa, the egg of Brahmā, has the world for a yolk, and round it lies shell upon shell, each ten times as thick as what it encloses. The episode walks the series in both directions and asks where, if anywhere, it has a wall.',
  },
  {
    title: 'The Ten Avatars',
    sanskrit: { devanagari: 'दशावतार', iast: 'daśāvatāra' },
    question: 'Is a fish that becomes a tortoise a theory of evolution?',
    text: 'Fish, tortoise, boar, man-lion, and then six in human shape, from a dwarf to a rider who has yet to come: the usual list of ten looks so much like a ladder of life that many have read it as one. The old lists differ in their length and in their names. The episode takes the likeness apart, keeps what is left, and reads the ten as births of one attention.',
  },
  {
    title: 'The Digital Womb',
    sanskrit: { devanagari: 'गर्भ', iast: 'garbha' },
    question: 'What is growing in the light of the screen?',
    text: 'It is warm in there. It answers before it is asked, brings what was liked yesterday, and never lets a silence grow. A place that feeds and shields is a womb, and wombs are for leaving. The episode follows a day on a phone and looks for the moment at which something could be born.',
  },
];

const meanwhile = ['cosmic-egg-last-scattering', 'birth-of-the-universe', 'churning-of-the-ocean'];

/** The three episodes of a series in preparation. */
export function wombsPage(decodings: Decoding[], covers: Covers): ContentPage {
  const bySlug = new Map(decodings.map((decoding) => [decoding.slug, decoding]));
  const teaser = bySlug.get(SLUG);
  if (!teaser) throw new Error(`mfe-decodings/content/decodings: expected a text with the slug "${SLUG}", found none`);
  const data: WombsData = {
    description: teaser.seriesDescription ?? teaser.excerpt,
    genres: teaser.seriesGenres,
    cover: covers.great(SLUG),
    episodes,
    meanwhile: meanwhile.flatMap((slug) => {
      const decoding = bySlug.get(slug);
      return decoding && !decoding.comingSoon ? [summaryOf(decoding, covers)] : [];
    }),
    html: teaser.html,
  };
  return {
    document: {
      url: `/${SLUG}`,
      type: 'page',
      title: 'Pregnancy of Wombs',
      summary: 'Three episodes in preparation: nested wombs, the ten avatars, and the digital womb.',
      image: covers.preview(SLUG),
      passages: [{ anchor: '', heading: '', text: episodes.map(({ title, text }) => `${title}: ${text}`).join(' ') }],
    },
    data,
  };
}
