import { createLoadJson, createLoadText } from '../loading/json.ts';
import { answerCalls, type Caller } from './answer-calls.ts';
import { createSearcher } from './searcher.ts';

answerCalls(globalThis as unknown as Caller, createSearcher(createLoadJson(createLoadText(fetch))));
