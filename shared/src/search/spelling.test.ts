import { describe, expect, test } from 'vitest';
import { fold, loose } from './spelling.ts';

/** A word as the texts write it, and as people type it. */
const pairs: Record<string, string> = {
  śūnyatā: 'sunyata, shunyata, shoonyata, shuunyataa',
  sākṣī: 'sakshi, saakshee, saksi',
  ātman: 'atman, aatman',
  brahman: 'brahman',
  brahmāṇḍa: 'brahmanda, brahmaanda',
  prāṇa: 'prana, praana',
  prāṇāyāma: 'pranayama, praanaayaama',
  prakṛti: 'prakriti, prakruti',
  puruṣa: 'purusha, purusa',
  māyā: 'maya, maayaa',
  mokṣa: 'moksha, moksa, moxa',
  kṣetra: 'kshetra, ksetra',
  kṛṣṇa: 'krishna, krsna, kreeshna',
  śiva: 'shiva, siva',
  śakti: 'shakti, sakti, shakthi',
  viṣṇu: 'vishnu, visnu, wishnu',
  lakṣmī: 'lakshmi, laxmi, lakshmee',
  jñāna: 'jnana, gyana, gyaana',
  vijñāna: 'vijnana, vigyana',
  ajñāna: 'ajnana, agyana',
  yajña: 'yajna, yagya',
  ṛṣi: 'rishi, rsi',
  ṛta: 'rita, rta',
  saṃsāra: 'samsara, sansara',
  saṃskāra: 'samskara, sanskara',
  saṃsṛti: 'samsriti',
  sāṃkhya: 'samkhya, sankhya, saankhya',
  ahaṃkāra: 'ahamkara, ahankara',
  cakra: 'chakra, cakra',
  citta: 'chitta, citta, chita',
  candra: 'chandra',
  cārvāka: 'charvaka, carvaka, chaarvaaka',
  chandas: 'chandas',
  dhyāna: 'dhyana, dhyaana',
  dharma: 'dharma',
  buddhi: 'buddhi, budhi',
  siddhi: 'siddhi, sidhi',
  avidyā: 'avidya, avidyaa',
  advaita: 'advaita, adwaita',
  vedānta: 'vedanta, vedaanta',
  upaniṣad: 'upanishad, upanisad',
  gītā: 'gita, geeta',
  rāma: 'rama, raama',
  rāmāyaṇa: 'ramayana, raamaayana',
  mahābhārata: 'mahabharata, mahaabhaarata',
  turīya: 'turiya, tureeya',
  svādhyāya: 'svadhyaya, swadhyaya',
  viveka: 'viveka, vivek',
  īśvara: 'ishvara, ishwara, eeshvara',
  liṅga: 'linga',
  gaṅgā: 'ganga',
  pañca: 'pancha, panca',
  bindu: 'bindu',
  nāḍī: 'nadi, naadee',
  kuṇḍalinī: 'kundalini, kundalinee',
  haṭha: 'hatha, hata',
  bhakti: 'bhakti, bakti',
  bhagavān: 'bhagavan, bhagawan',
  aṣṭāṅga: 'ashtanga, astanga',
};

test.each(
  Object.entries(pairs).flatMap(([word, typed]) => typed.split(', ').map((spelling) => [spelling, word] as const)),
)('“%s” finds %s', (spelling, word) => {
  expect(loose(word).startsWith(loose(spelling))).toBe(true);
});

describe('words that differ stay apart', () => {
  test.each([
    ['karma', 'kāma'],
    ['dhyāna', 'jñāna'],
    ['prakṛti', 'pravṛtti'],
    ['sat', 'sattva'],
    ['māyā', 'manas'],
    ['guṇa', 'guru'],
    ['yuga', 'yoga'],
  ])('%s and %s', (one, other) => {
    expect(loose(one)).not.toBe(loose(other));
  });
});

test('folding takes Latin marks away and leaves Devanagari whole', () => {
  expect(fold('Śūnyatā')).toBe('sunyata');
  expect(fold('ÉTÉ')).toBe('ete');
  expect(fold('शून्यता')).toBe('शून्यता'.normalize('NFD'));
});

test('a short word keeps its last letter', () => {
  expect(loose('oṃ')).toBe('om');
  expect(loose('yogam')).toBe('yoga');
});
