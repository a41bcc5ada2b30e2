import { randomUUID } from 'node:crypto';
import { type GatewayProcess, startGateway } from './gateway-process.ts';

const WRITERS = 4;

/**
 * Sends messages to a gateway that is killed (SIGKILL) again and again while it writes, and started anew. As the form does, each
 * writer sends its message under one key until it is acknowledged.
 * @param environment settings of the gateway; it must hold a DATA_DIR or a DATABASE_URL of its own
 * @returns every acknowledged reference → the message's words
 */
export async function writeWhileKilled(
  { writes, kills }: { writes: number; kills: number },
  environment: NodeJS.ProcessEnv,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  const gateways: GatewayProcess[] = [];
  const spread = writes / (kills + 1);
  const killsAt = Array.from({ length: kills }, (_, index) => Math.ceil(spread * (index + 0.5 + Math.random() / 2)));
  let begun = 0;
  let url = await start();
  let restarted = Promise.resolve();

  async function start(): Promise<string> {
    const gateway = await startGateway(environment);
    gateways.push(gateway);
    return gateway.url;
  }

  async function write(): Promise<void> {
    while (begun < writes) {
      const words = `Message ${++begun}: ${'साक्षी '.repeat(50)}`.trim();
      acknowledged.set(await sendUntilAcknowledged(words), words);
      if (acknowledged.size !== killsAt[0]) continue;
      killsAt.shift();
      gateways.at(-1)?.kill('SIGKILL');
      restarted = start().then((started) => {
        url = started;
      });
    }
  }

  async function sendUntilAcknowledged(words: string): Promise<string> {
    const key = randomUUID();
    for (;;) {
      await restarted;
      const reference = await send(url, key, words);
      if (reference) return reference;
    }
  }

  try {
    await Promise.all(Array.from({ length: WRITERS }, write));
  } finally {
    for (const gateway of gateways) gateway.kill('SIGKILL');
  }
  return acknowledged;
}

/** @returns undefined where no answer came; each message comes from an address of its own, because of the limit */
async function send(url: string, key: string, message: string): Promise<string | undefined> {
  const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');
  let response: Response;
  try {
    response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ key, message, seconds: 9 }),
    });
  } catch {
    return undefined;
  }
  if (response.status !== 201)
    throw new Error(`Expected status 201, received ${response.status}: ${await response.text()}`);
  const answer = await response.json().catch(() => undefined);
  return answer?.reference;
}
