import type { ConsciousnessLevel } from '@roe/shared/contract';
import { consciousnessLevels } from '@roe/shared/contract/schema';
import type { ContentPage } from '@roe/shared/kit/content';
import { slug, textOf } from '@roe/shared/kit/schemas';
import type { SectionContent } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import { type PathData, pathAddress } from '../src/paths/path.ts';
import type { Covers } from './covers.ts';
import { summaryOf } from './summary.ts';
import type { Decoding } from './texts.ts';

const FILE = 'paths.json';

const pathSchema = v.strictObject({
  title: textOf('a title'),
  /** One or two sentences: what is read on the way, and by whom. */
  lead: textOf('a lead'),
  /** In the order in which they are best read. */
  steps: v.pipe(
    v.array(v.strictObject({ slug, why: textOf('why the text stands here') })),
    v.minLength(7, 'at least 7 texts'),
    v.maxLength(9, 'at most 9 texts'),
  ),
});
type Path = v.InferOutput<typeof pathSchema>;

/** `content/paths.json`: a way through the decodings for each level. */
const pathsSchema = v.strictObject({ dream: pathSchema, seeker: pathSchema, seer: pathSchema });

/**
 * A page for each path.
 * @throws where a path leads to a text that is none, or cannot be read
 */
export function pathPages(content: SectionContent, decodings: Decoding[], covers: Covers): ContentPage[] {
  const paths = content.json(FILE, pathsSchema);
  const all = consciousnessLevels.map((level) => ({
    url: pathAddress(level),
    path: paths[level.toLowerCase() as Lowercase<ConsciousnessLevel>],
  }));
  return all.map(({ url, path }) => {
    const others = all
      .filter((other) => other.path !== path)
      .map((other) => ({ url: other.url, title: other.path.title }));
    return pathPage(url, path, others, decodings, covers);
  });
}

function pathPage(
  url: string,
  { title, lead, steps }: Path,
  others: PathData['others'],
  decodings: Decoding[],
  covers: Covers,
): ContentPage {
  const data: PathData = {
    lead,
    steps: steps.map(({ slug, why }) => ({ ...summaryOf(readable(slug, decodings), covers), why })),
    others,
  };
  const text = data.steps.map((step) => `${step.title}: ${step.why}`).join(' ');
  return {
    document: {
      url,
      type: 'path',
      title,
      summary: lead,
      image: covers.preview(data.steps[0]?.slug ?? ''),
      passages: [{ anchor: '', heading: '', text }],
    },
    data,
  };
}

function readable(slug: string, decodings: Decoding[]): Decoding {
  const decoding = decodings.find((each) => each.slug === slug && !each.comingSoon);
  if (!decoding)
    throw new Error(`mfe-decodings/content/${FILE}: expected a decoding that can be read, received "${slug}"`);
  return decoding;
}
