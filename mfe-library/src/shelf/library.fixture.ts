import type { LibraryData, ListedBook, ListedScripture } from './shelf.ts';

const bookOf = (title: string, changes: Partial<ListedBook> = {}): ListedBook => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  author: 'A. Listener',
  maker: 'A. Listener',
  year: '1902',
  layer: 3,
  level: 'Dream',
  isFoundational: false,
  tags: ['light'],
  html: `${title} shines.`,
  link: { url: `https://books.example/${title.length}`, host: 'books.example' },
  searchTerms: [],
  ...changes,
});

const scriptureOf = (title: string, changes: Partial<ListedScripture> = {}): ListedScripture => ({
  slug: title.toLowerCase(),
  kind: 'purana',
  title,
  devanagari: 'पुराण',
  maker: 'Purāṇa',
  extent: '3 verses',
  layer: 2,
  level: 'Seeker',
  isFoundational: false,
  html: `${title} tells.`,
  searchTerms: [],
  ...changes,
});

const foundational = { layer: 1, level: 'Seer', isFoundational: true } as const;

export const library: LibraryData = {
  books: [
    bookOf('The Lamp', { ...foundational, author: 'Müller (translator)', maker: 'Müller', searchTerms: ['Deepa'] }),
    bookOf('The Sea'),
    bookOf('Waves', { layer: 2, level: 'Seeker', author: 'R. Śaṅkara', maker: 'R. Śaṅkara' }),
  ],
  scriptures: [
    scriptureOf('Īśa Upaniṣad', {
      ...foundational,
      slug: 'isha',
      kind: 'upanishad',
      devanagari: 'ईश उपनिषद्',
      maker: 'Yajurveda',
      searchTerms: ['Isha Upanishad'],
    }),
    scriptureOf('Viṣṇu Purāṇa', { slug: 'vishnu' }),
    scriptureOf('Rāmāyaṇa', { slug: 'ramayana', kind: 'epic', layer: 3, level: 'Dream' }),
  ],
  epics: [
    { title: 'Rāmāyaṇa', text: 'A poem about promises.', slug: 'ramayana' },
    { title: 'Symbolic stories', text: 'The churning of the ocean.' },
  ],
  canon: [
    {
      title: 'Upaniṣads',
      note: 'As a list has them.',
      anchor: 'list-1',
      items: [{ title: 'Īśa Upaniṣad', slug: 'isha' }, { title: 'Praśna Upaniṣad' }],
    },
    { title: 'Others', note: 'Besides.', anchor: 'list-2', items: [{ title: 'Nyāyasūtra' }] },
  ],
};
