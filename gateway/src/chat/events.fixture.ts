/** What stands in the events of a stream, `[DONE]` left out. */
// biome-ignore lint/suspicious/noExplicitAny: what a test looks for in it says what it is
export const eventsIn = (text: string): any[] =>
  text
    .split('\n\n')
    .filter((event) => event && event !== 'data: [DONE]')
    .map((event) => JSON.parse(event.replace(/^data: /, '')));

/** The words of a streamed answer. */
export const wordsIn = (text: string): string =>
  eventsIn(text)
    .map(({ choices }) => choices?.[0]?.delta?.content ?? '')
    .join('');
