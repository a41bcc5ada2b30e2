import { expect, test } from 'vitest';
import { readEvents } from './events.ts';
import { streamOf } from './wire.fixture.ts';

async function eventsOf(...pieces: Uint8Array[]): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(streamOf(pieces))) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

const wire =
  '\uFEFF: keep-alive\r\n\r\nevent: x\ndata: {"text":"साक्षी 🕉"}\n\ndata:a\rdata\rdata:  b\r\rid: 1\n\ndata: c\r\ndata: d\r\n\r\ndata: [DONE]\r\n\r\n';
const events = ['{"text":"साक्षी 🕉"}', 'a\n\n b', 'c\nd', '[DONE]'];

test('events are read wherever the stream is split', async () => {
  const all = bytes(wire);
  expect(await eventsOf(all)).toEqual(events);
  for (let place = 0; place <= all.length; place++)
    expect(await eventsOf(all.slice(0, place), all.slice(place))).toEqual(events);
});

test('events are read when every byte comes alone', async () => {
  expect(await eventsOf(...Array.from(bytes(wire), (byte) => Uint8Array.of(byte)))).toEqual(events);
});

test('an event that does not end is left out', async () => {
  expect(await eventsOf(bytes('data: one\n\ndata: tw'))).toEqual(['one']);
  expect(await eventsOf(bytes('data: one\n\ndata: two\n'))).toEqual(['one']);
});

test('who stops reading closes the stream', async () => {
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: on and on\n\n')),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const event of readEvents(stream)) {
    expect(event).toBe('on and on');
    break;
  }
  expect(isClosed).toBe(true);
});
