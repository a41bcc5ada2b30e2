import type { AnswerNotes, OfferedProviders } from '@roe/shared/api/chat';
import { useAnnouncement } from '@roe/shared/frame';
import { showPage } from '@roe/shared/testing/page';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { useOffered } from './answerers/offered.ts';
import { answerStopped } from './conversation/answering.ts';
import { nothingKept, useKept } from './conversation/kept.ts';
import { useTalk } from './conversation/talk.ts';
import { type GuideData, GuidePage } from './guide-page.tsx';
import type { AskedOfGuide } from './wire/ask-guide.ts';
import { endEvents, errorEvent, pieceEvent } from './wire/wire.fixture.ts';

const question = (slug: string, layer: 1 | 2 | 3 | null): GuideData['questions'][number] => ({
  slug,
  text: `What is ${slug}?`,
  category: 'fundamental',
  answer: {
    beginner: `${slug}, simply.\n\nAnd one thing to try.`,
    seeker: `${slug}, further.`,
    realized: `${slug}.`,
  },
  layer,
  link: { href: `/decodings/${slug}`, label: `Read about ${slug}` },
});

const data: GuideData = { questions: [question('om', 2), question('maya', null)] };

const gpt = { id: 'gpt-4o', servedAs: 'gpt-4o', isRetired: false };

export const offered: OfferedProviders = {
  default: 'built-in',
  data: [
    {
      id: 'built-in',
      label: 'The library, no AI',
      isConfigured: true,
      isReachable: true,
      defaultModel: 'built-in',
      models: [{ id: 'built-in', servedAs: 'built-in', isRetired: false }],
    },
    {
      id: 'openai',
      label: 'OpenAI',
      isConfigured: true,
      isReachable: true,
      defaultModel: 'gpt-4o',
      models: [gpt, { id: 'gpt-4-turbo', servedAs: 'gpt-6', isRetired: true }],
    },
    {
      id: 'mistral',
      label: 'Mistral',
      isConfigured: false,
      isReachable: null,
      defaultModel: 'mistral-small',
      models: [{ id: 'mistral-small', servedAs: 'mistral-small-latest', isRetired: false }],
    },
  ],
};

/** A gateway in the place of `fetch`: the test says what it answers, piece by piece. */
function fakeGateway(providers: OfferedProviders | null) {
  const asked: AskedOfGuide[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let leaving: AbortSignal | undefined;
  let refusal: Response | undefined;
  const send = (events: string) => stream?.enqueue(new TextEncoder().encode(events));

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/api/providers') return providers ? Response.json(providers) : new Response('', { status: 404 });
    asked.push(JSON.parse(String(init.body)));
    leaving = init.signal ?? undefined;
    if (refusal) return refusal;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        leaving?.addEventListener('abort', () => controller.error(leaving?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });

  return {
    asked,
    say: (text: string, roe?: Partial<AnswerNotes>) => send(pieceEvent(text, roe)),
    end(roe?: Partial<AnswerNotes>): void {
      send(endEvents(roe));
      stream?.close();
    },
    fail(message: string): void {
      send(errorEvent(message));
      stream?.close();
    },
    refuse(message: string): void {
      refusal = Response.json({ error: { message } }, { status: 429 });
    },
    accept(): void {
      refusal = undefined;
    },
    isLeft: () => leaving?.aborted === true,
  };
}

/** The page as the shell shows it, with nothing on the device, before a gateway that the test speaks for. */
export function showGuide({
  address = '/chatbot',
  providers = offered,
  others = {},
}: {
  address?: string;
  providers?: OfferedProviders | null;
  others?: Record<string, string>;
} = {}) {
  const guide = fakeGateway(providers);
  const announced: string[] = [];
  const stopHearing = useAnnouncement.subscribe(({ text }) => announced.push(text));
  onTestFinished(() => {
    answerStopped();
    stopHearing();
    vi.unstubAllGlobals();
    useTalk.setState(useTalk.getInitialState());
    useOffered.setState(useOffered.getInitialState());
    useKept.setState(nothingKept);
  });
  showPage(<GuidePage />, { url: '/chatbot', title: 'Ask Sakshi', data, visited: [address], others });
  return { ...guide, announced };
}

export const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Writes a question and sends it with Enter. */
export async function ask(text: string): Promise<void> {
  await userEvent.type(input(), `${text}{Enter}`);
}
