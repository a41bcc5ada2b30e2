import * as v from 'valibot';
import { type Provider, providers } from './chat.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text'));
const count = (most: number) =>
  v.pipe(
    v.number(),
    v.integer('a whole number'),
    v.minValue(1, 'a number from 1'),
    v.maxValue(most, `at most ${most}`),
  );
const byLevel = v.strictObject({ beginner: text, seeker: text, realized: text });

/** `persona.json` of the chat's private files: how the guide speaks. */
export const personaSchema = v.strictObject({
  /** Begins every request to a language model, a paragraph each. */
  instructions: v.pipe(v.array(text), v.nonEmpty('at least one paragraph')),
  /** What is added for the seeker level. */
  levels: byLevel,
  /** Words of the guide that needs no language model. */
  library: v.strictObject({
    /** Begins every answer, and says who is answering. */
    opening: byLevel,
    /** Leads from practical reality to thoughts and feelings. */
    thoughts: byLevel,
    /** Leads on to calm awareness. */
    awareness: byLevel,
    /** Answers what the library holds nothing on. */
    nothing: byLevel,
    /** Leads to the nearest pages. */
    near: text,
    /** Leads from the sense of a word to an example. */
    example: v.optional(text, 'For example:'),
    /** Where there is no near page: the words, and the pages to begin with. */
    begin: v.optional(
      v.strictObject({
        lead: text,
        pages: v.strictObject({ beginner: v.array(text), seeker: v.array(text), realized: v.array(text) }),
      }),
    ),
  }),
});

const model = v.strictObject({
  /** Name that the picker shows, and that requests use. */
  id: text,
  /** The model that the provider serves for it today; the same name where it is left out. */
  servedAs: v.optional(text),
  /** The provider serves nothing under this name any more. */
  isRetired: v.optional(v.boolean(), false),
});

const provider = v.pipe(
  v.strictObject({ label: text, defaultModel: text, models: v.pipe(v.array(model), v.nonEmpty('at least one model')) }),
  v.check(({ defaultModel, models }) => models.some(({ id }) => id === defaultModel), 'a default model that is listed'),
);

/** `guide.json` of the chat's private files: models and limits. */
export const guideSchema = v.strictObject({
  /** 0..2, where a request names none. */
  temperature: v.pipe(v.number(), v.minValue(0, 'a number from 0 to 2'), v.maxValue(2, 'a number from 0 to 2')),
  limits: v.strictObject({
    /** Questions from one address. */
    perMinute: count(1000),
    perHour: count(10_000),
    /** Questions from all visitors together that are passed on to a language model. */
    perDay: count(1_000_000),
  }),
  /** The longest answer: it has fewer words than this, and is made of at most this many of the model's tokens. */
  answer: v.strictObject({ words: count(1000), tokens: count(10_000) }),
  /** Entries of the conversation before the question that a model is given. */
  turns: count(100),
  /** Passages of the site that a model is given. */
  passages: count(20),
  providers: v.strictObject(
    Object.fromEntries(providers.map((id) => [id, provider])) as Record<Provider, typeof provider>,
  ),
});

export type Persona = v.InferOutput<typeof personaSchema>;
export type GuideOptions = v.InferOutput<typeof guideSchema>;
