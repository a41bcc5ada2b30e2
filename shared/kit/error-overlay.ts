import type { RsbuildDevServer } from '@rsbuild/core';

/** Says an error once in the terminal, and over every page that is open or opens until it has ended. */
export function errorsOn(environments: RsbuildDevServer['environments'], log: (line: string) => void) {
  let error: string | undefined;
  const message = (text: string) => ({ text: [text], html: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') });
  const hot = environments['web']?.hot;
  hot?.onConnect(({ send }) => {
    if (error) send('errors', message(error));
  });
  return {
    say(text: string): void {
      if (text === error) return;
      error = text;
      log(text);
      hot?.send('errors', message(text));
    },
    end(): void {
      error = undefined;
    },
  };
}
