// @ts-check
// A provider of language models on OpenAI's wire, in a process of its own: it says the same to everybody, word by word.
// arguments: JSON of {words, first, between}, with times in milliseconds; it sends its address.
import { createServer } from 'node:http';

/** @type {{ words: string[], first: number, between: number }} */
const { words, first, between } = JSON.parse(process.argv[2] ?? '');

/** @param {object} delta @param {string | null} finish */
const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** @param {import('node:http').ServerResponse} response @param {number} place */
function speak(response, place) {
  const content = words[place];
  if (content === undefined) {
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return;
  }
  response.write(chunk({ content }));
  setTimeout(speak, between, response, place + 1);
}

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    setTimeout(speak, first, response, 0);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(`http://127.0.0.1:${address.port}/v1`);
});
process.once('disconnect', () => process.exit());
