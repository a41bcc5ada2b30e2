import { Hono } from 'hono';
import type { Bindings } from '../http/bindings.ts';
import { limitBody } from '../http/body-limit.ts';
import { readJson } from '../http/json-body.ts';
import { allowOnly } from '../http/methods.ts';
import type { Chat } from './chat.ts';
import { LARGEST, requestSchema } from './request.ts';

/**
 * `POST /api/chat/completions`: answers in the form of OpenAI's chat completions, in one piece or as a stream. Nothing of it is logged or
 * stored.
 */
export const chatRoutes = (chat: Chat): Hono<{ Bindings: Bindings }> =>
  new Hono<{ Bindings: Bindings }>()
    .post('/completions', limitBody(LARGEST), async ({ req, env }) =>
      chat.answer(await readJson(req.raw, requestSchema), env.address, req.raw.signal),
    )
    .all('/completions', allowOnly('POST'));
