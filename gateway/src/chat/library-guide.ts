import { builtIn } from '@roe/shared/api/chat';
import type { AnswerPiece } from './completion.ts';
import type { Library } from './library.ts';
import type { Grounded } from './models-guide.ts';

export async function* answerFromLibrary({ passages }: Grounded, _library: Library): AsyncGenerator<AnswerPiece, void> {
  const [first] = passages;
  yield {
    text: first?.text.slice(0, 200) ?? 'Nothing.',
    roe: { providerUsed: builtIn, modelUsed: builtIn, layer: null, citations: [] },
  };
}
