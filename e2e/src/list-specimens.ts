import { articles, decodings } from './article-specimens.ts';
import { publishedAt } from './published.ts';
import { one, specimens } from './specimen.ts';

interface AnalysisData {
  category: string;
}

interface SeriesData {
  series: { name: string; slug: string };
  episodes: { slug: string; title: string }[];
}

/** All analyses of the real world. */
export const analyses = () => specimens<AnalysisData>('analysis');

export const analysis = () => one('an analysis', analyses(), () => true);

/** A series that can be read, of more than one episode. */
export function series() {
  const { url, series, episodes } = one(
    'a series of more than one episode',
    specimens<SeriesData>('series'),
    ({ episodes }) => episodes.length > 1,
  );
  return { url, ...series, episodes: episodes.map((each) => ({ ...each, url: `/decodings/${each.slug}` })) };
}

/** A category of the list in which a level has none, and how many of it stand in the list of those that are no episodes. */
export function categoryWithoutLevel() {
  const listed = decodings().filter(({ series, isComingSoon }) => series === null && !isComingSoon);
  const pairs = listed.flatMap(({ category }) => ['Dream', 'Seeker', 'Seer'].map((level) => ({ category, level })));
  const pair = one('a category without decodings of a level', pairs, ({ category, level }) =>
    decodings().every((each) => each.category !== category || each.level !== level),
  );
  return { ...pair, count: listed.filter(({ category }) => category === pair.category).length };
}

/** What the list of decodings features first: a series where it is an episode. */
export function featured(): { url: string; title: string } {
  const [slug = ''] = publishedAt<{ featured: string[] }>('/decodings').data.featured;
  const { url, title, series } = one('a decoding that is featured', articles(), (each) => each.slug === slug);
  return series === null ? { url, title } : { url: `/series/${encodeURIComponent(series)}`, title: series };
}

/** The first text of the scriptures' shelves. */
export function scripture(): { title: string } {
  const { shelves } = publishedAt<{ shelves: { decodings: { title: string }[] }[] }>('/test-decodings').data;
  return one(
    'a text on a shelf',
    shelves.flatMap(({ decodings }) => decodings),
    () => true,
  );
}

/** The wombs of the page about them. */
export const wombs = () => publishedAt<{ episodes: { title: string }[] }>('/pregnancy-of-wombs').data.episodes;
