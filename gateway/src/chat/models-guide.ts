import type { Provider } from '@roe/shared/api/chat';
import type OpenAI from 'openai';
import { Problem } from '../http/problem.ts';
import { askProvider } from './ask-provider.ts';
import { openClient } from './client.ts';
import type { AnswerPiece } from './completion.ts';
import { failures } from './failures.ts';
import type { GuideFiles } from './guide-files.ts';
import type { FoundPassage } from './library.ts';
import { type ModelLists, modelLists } from './model-lists.ts';
import { instructionsOf, messagesFor } from './prompt.ts';
import { type Access, configuredProviders } from './providers.ts';
import type { GuideRequest } from './request.ts';
import type { ChatSettings } from './settings.ts';
import { shapeAnswer } from './shape-answer.ts';

/** The guide as language models of providers speak for it. */
export interface ModelsGuide {
  lists: ModelLists;
  has(id: Provider): boolean;
  /** @throws {Problem} where the provider is not configured, or has no such model */
  modelFor(id: Provider, name: string | undefined, files: GuideFiles): Promise<string>;
  answer(id: Provider, model: string, question: Grounded, leaving: AbortSignal): AsyncGenerator<AnswerPiece, void>;
}

/** A question with what it is answered from. */
export interface Grounded {
  request: GuideRequest;
  files: GuideFiles;
  passages: readonly FoundPassage[];
}

export function openModelsGuide(settings: ChatSettings, now: () => number): ModelsGuide {
  const accesses = configuredProviders(settings);
  const clients = new Map<Access, OpenAI>();
  const clientOf = (access: Access): OpenAI => {
    const client = clients.get(access) ?? openClient(access);
    clients.set(access, client);
    return client;
  };
  const lists = modelLists(accesses, clientOf, { now, replaced: settings.CHAT_MODELS });

  return {
    lists,
    has: (id) => accesses.has(id),
    async modelFor(id, asked, { options }) {
      if (!accesses.has(id)) throw notConfigured(id);
      const name = asked ?? options.providers[id].defaultModel;
      const model = await lists.servedAs(id, name, options);
      if (!model) throw failures.noModel(name);
      return model;
    },
    answer(id, model, { request, files: { persona, options }, passages }, leaving) {
      const access = accesses.get(id);
      if (!access) throw notConfigured(id);
      const instructions = instructionsOf(persona, request.level);
      const { tokens, words } = options.answer;
      const prompt = {
        model,
        messages: messagesFor(request, instructions, passages, options),
        temperature: request.temperature ?? options.temperature,
        tokens,
      };
      const pieces = askProvider(access, clientOf(access), prompt, leaving);
      return shapeAnswer(pieces, { provider: id, passages, words, instructions });
    },
  };
}

const notConfigured = (id: Provider): Problem =>
  new Problem(400, 'Not configured', `Expected a provider that this site has set up, received "${id}".`, {
    code: 'provider_not_configured',
    errors: [{ pointer: '#/provider', detail: `Expected a provider that this site has set up, received "${id}".` }],
  });
