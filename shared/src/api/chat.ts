import type { SeekerLevel } from '../state/preferences.ts';

export type { SeekerLevel };

/** Who runs a language model that can answer for the guide (specification §9). */
export const providers = ['openai', 'anthropic', 'mistral', 'ollama', 'gemini', 'custom'] as const;
export type Provider = (typeof providers)[number];

/** The guide that needs no language model: id of its provider, and of its one model. */
export const builtIn = 'built-in';
export type Answerer = Provider | typeof builtIn;

/** The most characters of a question, counted as `maxlength` counts them. */
export const questionLength = 1500;

/** A passage of the site that an answer names as "[1]". */
export interface Citation {
  /** The number in the answer, from 1, in the order in which they are named. */
  id: number;
  /** Root path, with the passage's anchor where it has one. */
  url: string;
  title: string;
}

/** What the gateway says of an answer besides its words: `roe` of the completion, and of each chunk that is streamed. */
export interface AnswerNotes {
  providerUsed: Answerer;
  /** The model that answered, as its provider names it. */
  modelUsed: string;
  layer: 1 | 2 | 3 | null;
  citations: Citation[];
  /** The question was that of somebody who may be in danger: the words are fixed, and no model was asked. */
  isCare?: true;
}

/** What `POST /api/chat/completions` takes besides the fields of OpenAI's chat completions. */
export interface GuideFields {
  /** OpenAI where it is configured, otherwise the built-in guide, where nothing is said. */
  provider?: Answerer;
  /** A beginner, where nothing is said. */
  level?: SeekerLevel;
  /** Path of a page that the question is about. */
  about?: string;
}

/** A model in a list. */
export interface OfferedModel {
  /** Name under which it is asked for. */
  id: string;
  /** The model that its provider gives for it. */
  servedAs: string;
  /** Nobody serves it any more under its own name. */
  isRetired: boolean;
}

/** An entry of `GET /api/providers`. */
export interface OfferedProvider {
  id: Answerer;
  label: string;
  /** Whoever runs the site has given what it takes to ask it. */
  isConfigured: boolean;
  /** Whether it has just told its models; null where it was not asked. */
  isReachable: boolean | null;
  defaultModel: string;
  models: OfferedModel[];
}

/** `GET /api/providers`. */
export interface OfferedProviders {
  /** Who answers where a question names nobody. */
  default: Answerer;
  data: OfferedProvider[];
}

/** `GET /api/{provider}/models`, in the form of OpenAI's list of models. */
export interface ModelList {
  object: 'list';
  data: { id: string; object: 'model' }[];
  /** The provider could not be asked: these are the models that the site knows of. */
  isFallback: boolean;
}
