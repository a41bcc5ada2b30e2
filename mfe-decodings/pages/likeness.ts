/** How many words a sequence has by which two texts are compared. */
const LENGTH = 5;
/** How much of its sequences a text may share with another. */
const MOST = 0.03;
/** One sequence in so many is looked at first: among thousands of texts only those that look alike then are compared in full. */
const SAMPLED = 8;

interface Compared {
  file: string;
  body: string;
}

/** Pairs of texts that say too much in the same words: one line for each. */
export function likenessErrors(texts: readonly Compared[]): string[] {
  return candidatesIn(texts).flatMap(([one, other]) => {
    const shared = sharedPart(sequencesOf(one.body), sequencesOf(other.body));
    return shared.part <= MOST
      ? []
      : [
          `${other.file}: field "body": expected to share at most ${percent(MOST)} of its ${LENGTH}-word sequences with another text, received ${percent(shared.part)} shared with ${one.file}, such as "${shared.example}"`,
        ];
  });
}

/** Pairs that share a sampled sequence more often than half of what is allowed. */
function candidatesIn(texts: readonly Compared[]): [Compared, Compared][] {
  const owners = new Map<number, number[]>();
  const sizes: number[] = [];
  const shared = new Uint32Array(texts.length); // sequences, with each of the texts before
  return texts.flatMap((text, at) => {
    const sample = sampleOf(wordsOf(text.body));
    sizes.push(sample.size);
    shared.fill(0);
    for (const hash of sample) {
      const earlier = owners.get(hash);
      if (!earlier) owners.set(hash, [at]);
      else {
        for (const owner of earlier) shared[owner] = (shared[owner] as number) + 1;
        earlier.push(at);
      }
    }
    return texts
      .slice(0, at)
      .filter((_, other) => (shared[other] as number) > (MOST / 2) * Math.min(sample.size, sizes[other] as number))
      .map((other): [Compared, Compared] => [other, text]);
  });
}

const wordsOf = (body: string): string[] => body.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Hashes of the sequences that are looked at first, the same ones in every text. Loops, because there may be thousands of texts. */
function sampleOf(words: readonly string[]): Set<number> {
  const hashes = words.map(hashOf);
  const sample = new Set<number>();
  for (let at = LENGTH; at <= hashes.length; at++) {
    let hash = 0;
    for (let word = at - LENGTH; word < at; word++) hash = (Math.imul(hash, 31) + (hashes[word] as number)) | 0;
    if (hash % SAMPLED === 0) sample.add(hash);
  }
  return sample;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  return hash;
}

function sequencesOf(body: string): Set<string> {
  const words = wordsOf(body);
  return new Set(words.slice(LENGTH - 1).map((_, at) => words.slice(at, at + LENGTH).join(' ')));
}

/** How much of the smaller text's sequences the other has too. */
function sharedPart(one: Set<string>, other: Set<string>): { part: number; example: string } {
  const shared = [...one].filter((sequence) => other.has(sequence));
  return { part: shared.length / Math.min(one.size, other.size), example: shared[0] ?? '' };
}

const percent = (part: number): string => `${+(100 * part).toFixed(1)} %`;
