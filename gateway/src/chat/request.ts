import { type Answerer, builtIn, providers, questionLength } from '@roe/shared/api/chat';
import * as v from 'valibot';

/** In bytes: the longest conversation that is taken. */
export const LARGEST = 64_000;

const part = v.object({ type: v.literal('text'), text: v.string() }, 'parts of text alone');
const words = v.pipe(
  v.union([v.string(), v.array(part)], 'a text, or parts of text'),
  v.transform((content) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')).trim()),
);
const message = v.object(
  {
    role: v.picklist(['system', 'developer', 'user', 'assistant'], 'one of system, user, assistant'),
    content: words,
  },
  'a message with "role" and "content"',
);

const question = `a last message of the user, of 1 to ${questionLength.toLocaleString('en')} characters`;
const levels = ['beginner', 'seeker', 'realized'] as const;
const answerers: readonly Answerer[] = [...providers, builtIn];

/** What a client asks, in the form of OpenAI's chat completions; other fields of that form are passed over. */
export const requestSchema = v.object(
  {
    model: v.optional(v.pipe(v.string('the name of a model'), v.maxLength(100, 'a name of at most 100 characters'))),
    messages: v.pipe(
      v.array(message, 'a list of messages'),
      // Only the gateway says what the guide is.
      v.transform((messages) =>
        messages.flatMap(({ role, content }) => (role === 'user' || role === 'assistant' ? [{ role, content }] : [])),
      ),
      v.check((messages) => {
        const last = messages.at(-1);
        return last?.role === 'user' && last.content.length > 0 && last.content.length <= questionLength;
      }, question),
    ),
    temperature: v.nullish(
      v.pipe(
        v.number('a number from 0 to 2'),
        v.minValue(0, 'a number from 0 to 2'),
        v.maxValue(2, 'a number from 0 to 2'),
      ),
    ),
    stream: v.nullish(v.boolean('true or false'), false),
    provider: v.optional(v.picklist(answerers, `one of ${answerers.join(', ')}`)),
    level: v.optional(v.picklist(levels, `one of ${levels.join(', ')}`), 'beginner'),
    about: v.optional(v.pipe(v.string('a path of this site'), v.maxLength(500, 'a path of at most 500 characters'))),
  },
  'an object with the fields of a chat completion',
);

export type GuideRequest = v.InferOutput<typeof requestSchema>;
