/** What kept the guide from answering, as a sentence for the reader. */
export class GuideFailure extends Error {}

export const failures = {
  unreachable: () => new GuideFailure('The site could not be reached. Look whether you are online, then try again.'),
  silent: () => new GuideFailure('Nothing was heard of the guide for a minute. Try again.'),
  brokenOff: () => new GuideFailure('The answer broke off before its end. Try again.'),
  tooOften: (seconds: number) =>
    new GuideFailure(`You have asked a great deal in a short time. Ask again in ${inWords(seconds)}.`),
  malformed: () => new GuideFailure('The site answered with something that cannot be read. Try again later.'),
  noGuide: () =>
    new GuideFailure(
      'Nobody answers here at the moment. The ten questions below have answers that need no connection.',
    ),
};

const inWords = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;

/** What a refusal of the gateway says; where something else refused, that nobody answers. */
export async function refusalOf(response: Response): Promise<GuideFailure> {
  try {
    const { error } = (await response.json()) as { error?: { message?: unknown; code?: unknown } };
    const wait = Number(response.headers.get('retry-after'));
    if (response.status === 429 && !error?.code && wait > 0) return failures.tooOften(wait);
    if (typeof error?.message === 'string') return new GuideFailure(error.message);
  } catch {
    // no JSON: not the gateway's answer
  }
  return failures.noGuide();
}
