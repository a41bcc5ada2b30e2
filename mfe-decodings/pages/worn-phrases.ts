/** How often a worn phrase may stand in all texts together. */
const MOST = 2;

/** What readers of many of these texts, or of many texts of this kind, have heard too often; and why it is not to be heard here again. */
const WORN: readonly { phrase: string; reason: string }[] = [
  { phrase: 'is told in the', reason: 'the way into a link that every text had: say what the other text has' },
  { phrase: 'is the subject of', reason: 'the same: say what the other text has' },
  { phrase: 'what is right about', reason: 'half of the analyses turned on it' },
  { phrase: 'from the doorway you would', reason: 'two texts opened with it' },
  { phrase: 'in other words', reason: 'take the other words at once' },
  { phrase: 'nothing to do with', reason: 'say what it has to do with' },
  { phrase: 'it is worth', reason: 'who reads it knows by then' },
  { phrase: 'at the end of the day', reason: 'a figure of speech without a picture' },
  { phrase: 'ancient wisdom', reason: 'sells age; name the text and its century' },
  { phrase: 'timeless', reason: 'sells age; name the text and its century' },
  { phrase: 'cosmic dance', reason: 'a picture that no longer shows anything' },
  { phrase: 'tapestry', reason: 'a picture that no longer shows anything' },
  { phrase: 'delve', reason: 'read, look, dig' },
  { phrase: 'unlock', reason: 'promises a door' },
  { phrase: 'higher vibration', reason: 'the word has a meaning on this site, and it is not a rank' },
  { phrase: 'science has proven', reason: 'name the experiment' },
  { phrase: 'quantum physics shows', reason: 'name the experiment' },
];

interface Read {
  file: string;
  body: string;
}

/** Worn phrases that stand in the texts more often than they may: one line for each, with the files. */
export function wornErrors(texts: readonly Read[]): string[] {
  return WORN.flatMap(({ phrase, reason }) => {
    const pattern = new RegExp(`\\b${phrase.replaceAll(' ', '\\s+')}\\b`, 'gi');
    const places = texts.flatMap(({ file, body }) => Array.from(body.matchAll(pattern), () => file));
    return places.length <= MOST
      ? []
      : [
          `field "body": expected "${phrase}" at most ${MOST} times in all texts (${reason}), received ${places.length}: ${[...new Set(places)].join(', ')}`,
        ];
  });
}
