import { builtIn } from '@roe/shared/api/chat';
import type { AnswerPiece } from './completion.ts';
import { dangerIn } from './danger.ts';
import type { GuideRequest } from './request.ts';

/** A message of so few words goes on with the one before it, such as "how?". */
const SHORT = 6;

/** No number of a helpline stands here: which one is right depends on where somebody is. */
const words = {
  en: `I am glad that you wrote this, and I am sorry that it is so hard. I am a program and cannot keep you safe, so please do two things now.

If you or somebody else may be in danger, call your local emergency number. Then go to a person nearby, or call one, and say what you have said here. Put what could hurt you out of reach, and do not stay alone with this. You do not have to explain it well.`,
  hi: `Achchha hua ki aapne yah likha. Mujhe dukh hai ki itna kathin hai. Main ek program hoon aur aapko surakshit nahin rakh sakta, isliye abhi do kaam kijiye.

Agar aap ya koi aur khatre mein hai, to apne yahan ke emergency number par phone kijiye. Phir kisi paas ke vyakti ke paas jaiye ya use bulaiye, aur jo yahan likha hai vah use bataiye. Jis cheez se chot lag sakti hai, use door rakh dijiye, aur akele mat rahiye. (In English: call your local emergency number, and go to a person nearby.)`,
};

/** What somebody is answered who may be in danger, before any model is asked and whatever the limits say; otherwise undefined. */
export function careFor({ messages }: Pick<GuideRequest, 'messages'>): AsyncGenerator<AnswerPiece, void> | undefined {
  const [last = '', before = ''] = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .reverse();
  const language = dangerIn(last) ?? (last.split(/\s+/).length <= SHORT ? dangerIn(before) : undefined);
  return language && careIn(language);
}

async function* careIn(language: keyof typeof words): AsyncGenerator<AnswerPiece, void> {
  const roe = { providerUsed: builtIn, modelUsed: builtIn, layer: null, citations: [], isCare: true } as const;
  yield { text: words[language], roe: { ...roe, citations: [] } };
}
