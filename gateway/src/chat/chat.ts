import { type Answerer, builtIn } from '@roe/shared/api/chat';
import type { Limits } from '../limits/limits.ts';
import { careFor } from './care.ts';
import { type AnswerPiece, begin, completion, completionStream } from './completion.ts';
import { failures } from './failures.ts';
import { type GuideFiles, readGuideFiles } from './guide-files.ts';
import type { FollowGuideSite } from './guide-site.ts';
import { followLibrary } from './library.ts';
import { answerFromLibrary } from './library-guide.ts';
import { limitQuestions } from './limit-questions.ts';
import { type ModelsGuide, openModelsGuide } from './models-guide.ts';
import { passagesFor } from './passages-for.ts';
import type { GuideRequest } from './request.ts';
import type { ChatSettings } from './settings.ts';

export interface ChatCircumstances {
  site: FollowGuideSite;
  limits: Limits;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string) => void;
}

/** Milliseconds in which an answer in one piece must be there: the server cuts off a connection on which nothing is sent for 60 s. */
const ONE_PIECE = 50_000;

/** The guide, as the gateway's routes ask it. */
export interface Chat {
  models: ModelsGuide;
  files: () => Promise<GuideFiles>;
  /** Who answers where a question names nobody. */
  answerer: Answerer;
  /**
   * @param address whose questions are counted
   * @param left is aborted when the reader goes away
   * @throws {Problem} what kept the answer from beginning
   */
  answer(request: GuideRequest, address: string, left: AbortSignal): Promise<Response>;
  /** Ends the answers under way, each with the reason, and takes no more questions. */
  close(): void;
}

export function openChat(settings: ChatSettings, { site, limits, now, log }: ChatCircumstances): Chat {
  const closing = new AbortController();
  const models = openModelsGuide(settings, now);
  const files = readGuideFiles(site, log);
  const library = followLibrary(site);
  const questions = limitQuestions(limits, settings);
  const answerer = models.has('openai') ? 'openai' : builtIn;

  async function ask(request: GuideRequest, leaving: AbortSignal): Promise<AsyncGenerator<AnswerPiece, void>> {
    const guideFiles = await files();
    const provider = request.provider ?? (request.model === builtIn ? builtIn : answerer);
    const texts = await library();
    const grounded = { request, files: guideFiles, passages: passagesFor(request, texts, guideFiles.options) };
    if (provider === builtIn) return answerFromLibrary(grounded, texts);
    const model = await models.modelFor(provider, request.model, guideFiles);
    questions.takeFromBudget();
    return models.answer(provider, model, grounded, leaving);
  }

  async function take(request: GuideRequest, address: string, leaving: AbortSignal) {
    questions.use((await files()).options.limits);
    const giveBack = questions.takeQuestion(address);
    try {
      return await begin(await ask(request, leaving));
    } catch (error) {
      if (!leaving.aborted) giveBack(); // who leaves before the first word has cost as much as who stays
      throw error;
    }
  }

  return {
    models,
    files,
    answerer,
    async answer(request, address, left) {
      const over = new AbortController();
      const leaving = AbortSignal.any([left, over.signal, closing.signal]);
      const limit = request.stream ? undefined : setTimeout(() => over.abort(failures.tooLong()), ONE_PIECE);
      try {
        leaving.throwIfAborted();
        const care = careFor(request);
        const begun = care ? await begin(care) : await take(request, address, leaving);
        if (request.stream) return completionStream(begun, now(), () => over.abort());
        return await completion(begun, now());
      } catch (error) {
        if (left.aborted) return new Response(null, { status: 499 }); // nobody reads it
        throw error;
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => closing.abort(failures.closing()),
  };
}
