import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guideSchema, personaSchema } from '@roe/shared/api/guide-files';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { linkSchema } from '@roe/shared/contract/schema';
import type { ContentPage } from '@roe/shared/kit/content';
import { layer, slug, text } from '@roe/shared/kit/schemas';
import { contentOf } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import type { GuideData } from '../src/guide-page.tsx';

const LONGEST_ANSWER = 75;
const answer = v.pipe(
  text,
  v.check((value) => value.split(/\s+/).length < LONGEST_ANSWER, `an answer under ${LONGEST_ANSWER} words`),
);

/** `content/questions.json`: the ten ready-made questions. */
const questionsSchema = v.pipe(
  v.array(
    v.strictObject({
      slug,
      text,
      /** Other words in which visitors ask the same. Only the guide reads them. */
      asked: v.pipe(v.array(text), v.nonEmpty('at least one')),
      category: v.picklist(['fundamental', 'dharma', 'existential', 'modern', 'philosophical', 'practical']),
      /** What the guide says, in the tone of each seeker level. Paragraphs are parted by an empty line. */
      answer: v.strictObject({ beginner: answer, seeker: answer, realized: answer }),
      layer: v.nullable(layer),
      /** Where to read on. */
      link: v.strictObject({ href: linkSchema, label: text }),
    }),
  ),
  v.length(10, 'ten questions'),
);

const root = path.resolve(import.meta.dirname, '..');

/** What the gateway reads is checked here too: what is wrong stops the ship, not the guide. */
function checkPrivateFiles(): void {
  for (const [name, schema] of [
    ['persona.json', personaSchema],
    ['guide.json', guideSchema],
  ] as const)
    parseJsonAt(schema, readFileSync(path.join(root, 'private', name), 'utf8'), `mfe-chat/private/${name}`);
}

export function content(): ContentPage[] {
  checkPrivateFiles();
  const questions = contentOf(root).json('questions.json', questionsSchema);
  return [
    {
      document: {
        url: '/chatbot',
        type: 'page',
        title: 'Ask Sakshi',
        summary:
          'Your AI guide through the three layers of reality: it answers briefly, in plain language, and names its passages. Ten questions to begin with.',
        passages: questions.map(({ slug, text: heading, asked, answer }) => ({
          anchor: slug,
          heading,
          text: answer.seeker,
          prepared: { asked, answer },
        })),
      },
      data: { questions: questions.map(({ asked: _, ...question }) => question) } satisfies GuideData,
    },
  ];
}
