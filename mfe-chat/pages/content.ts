import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonAt } from '@roe/shared/contract/parse';
import { linkSchema } from '@roe/shared/contract/schema';
import type { ContentPage } from '@roe/shared/kit/content';
import * as v from 'valibot';
import type { GuideData } from '../src/guide-page.tsx';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));

const LONGEST_ANSWER = 75;
const answer = v.pipe(
  text,
  v.check((value) => value.split(/\s+/).length < LONGEST_ANSWER, `an answer under ${LONGEST_ANSWER} words`),
);

/** `content/questions.json`: the ten ready-made questions. */
const questionsSchema = v.pipe(
  v.array(
    v.strictObject({
      slug: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'lower-case words joined by hyphens')),
      text,
      category: v.picklist(['fundamental', 'dharma', 'existential', 'modern', 'philosophical', 'practical']),
      /** What the guide says, in the tone of each seeker level. Paragraphs are parted by an empty line. */
      answer: v.strictObject({ beginner: answer, seeker: answer, realized: answer }),
      layer: v.nullable(v.picklist([1, 2, 3])),
      /** Where to read on. */
      link: v.strictObject({ href: linkSchema, label: text }),
    }),
  ),
  v.length(10, 'ten questions'),
);

export function content(): ContentPage[] {
  const file = 'content/questions.json';
  const questions = parseJsonAt(
    questionsSchema,
    readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'),
    `mfe-chat/${file}`,
  );
  return [
    {
      document: {
        url: '/chatbot',
        type: 'page',
        title: 'Ask Sakshi',
        summary:
          'Your AI guide through the three layers of reality: ten questions that most people bring, answered briefly and in plain language.',
        passages: questions.map(({ slug, text: heading, answer: { seeker } }) => ({
          anchor: slug,
          heading,
          text: seeker,
        })),
      },
      data: { questions } satisfies GuideData,
    },
  ];
}
