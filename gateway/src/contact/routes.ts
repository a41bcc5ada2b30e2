import { contactLimits } from '@roe/shared/api/contact';
import { Hono } from 'hono';
import type { Bindings } from '../http/bindings.ts';
import { limitBody } from '../http/body-limit.ts';
import { readJson } from '../http/json-body.ts';
import { allowOnly } from '../http/methods.ts';
import { HOUR, type Limits } from '../limits/limits.ts';
import { receiveMessage, type Storing } from './receive-message.ts';
import { contactSchema } from './schema.ts';

/** The longest message with each UTF-16 unit escaped, as in "\u0915", and what stands around it: in bytes. */
const LARGEST = 6 * (contactLimits.name + contactLimits.email + contactLimits.message) + 1024;

export interface ContactDependencies extends Omit<Storing, 'limit'> {
  limits: Limits;
}

/** `POST /api/contact`: stores a message and answers 201 with its reference number when it is on the disk. */
export function contactRoutes({ limits, ...others }: ContactDependencies): Hono<{ Bindings: Bindings }> {
  const limit = limits.limit('messages', { seconds: HOUR, address: 5, network: 20, everybody: 300 });
  return new Hono<{ Bindings: Bindings }>()
    .post('/', limitBody(LARGEST), async ({ req, env, json }) => {
      const sent = await readJson(req.raw, contactSchema);
      const { reference } = await receiveMessage(sent, env.address, { limit, ...others });
      return json({ reference }, 201, { 'cache-control': 'no-store' });
    })
    .all('/', allowOnly('POST'));
}
