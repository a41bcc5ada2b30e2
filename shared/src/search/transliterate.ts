/** Letters of Devanagari as IAST writes them; consonants without the a that they hold. */
const vowels = {
  ...{
    अ: 'a',
    आ: 'ā',
    इ: 'i',
    ई: 'ī',
    उ: 'u',
    ऊ: 'ū',
    ऋ: 'ṛ',
    ॠ: 'ṝ',
    ऌ: 'ḷ',
    ऎ: 'e',
    ए: 'e',
    ऐ: 'ai',
    ऒ: 'o',
    ओ: 'o',
  },
  ...{ औ: 'au', ॐ: 'oṃ' },
};
const signs = {
  ...{ 'ा': 'ā', 'ि': 'i', 'ी': 'ī', 'ु': 'u', 'ू': 'ū', 'ृ': 'ṛ', 'ॄ': 'ṝ', 'ॢ': 'ḷ', 'ॆ': 'e', 'े': 'e', 'ै': 'ai' },
  ...{ 'ॊ': 'o', 'ो': 'o', 'ौ': 'au', '्': '' },
};
const consonants = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'ṅ', च: 'c', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'ñ', ट: 'ṭ', ठ: 'ṭh', ड: 'ḍ' },
  ...{ ढ: 'ḍh', ण: 'ṇ', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y' },
  ...{ र: 'r', ऱ: 'r', ल: 'l', ळ: 'ḷ', व: 'v', श: 'ś', ष: 'ṣ', स: 's', ह: 'h' },
};
const marks = { 'ं': 'ṃ', 'ँ': 'ṃ', 'ः': 'ḥ', ऽ: '’', '़': '' };

/** Scripts of India from Bengali to Malayalam: in Unicode their letters stand in the order of those of Devanagari. */
const OTHER_SCRIPTS = /[\u0980-\u0d7f]/g;

const letter = (table: object) => `[${Object.keys(table).join('')}]`;
const SYLLABLE = new RegExp(`(${letter(consonants)})़?(${letter(signs)})?|${letter({ ...vowels, ...marks })}`, 'gu');

/** A text with its words in scripts of India in IAST: "धर्म" and "ಧರ್ಮ" → "dharma". All else stays. */
export const inIast = (text: string): string =>
  text
    .normalize('NFC')
    .replace(OTHER_SCRIPTS, (other) => String.fromCharCode(0x900 + (other.charCodeAt(0) & 0x7f)))
    .replace(SYLLABLE, (syllable, consonant?: keyof typeof consonants, sign?: keyof typeof signs) =>
      consonant
        ? consonants[consonant] + (sign ? signs[sign] : 'a')
        : { ...vowels, ...marks }[syllable as keyof typeof vowels],
    );
