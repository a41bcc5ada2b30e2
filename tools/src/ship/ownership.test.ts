import { expect, test } from 'vitest';
import { type Claims, candidateOf } from './candidate.fixture.ts';
import { ownershipErrors } from './ownership.ts';

/** What the gate says of a section "journal" that would join the live sections "story" and "guide". */
const errorsOf = (journal: Claims): string[] =>
  ownershipErrors(
    candidateOf(
      {
        story: { paths: ['/', '/about'], files: ['/favicon.svg'], missing: { '/*': { page: '/about', status: 404 } } },
        guide: { paths: ['/guide', '/guide/:slug'], redirects: { '/old-guide': '/guide' }, owners: ['@roe/guide'] },
        journal: { paths: ['/journal', '/journal/:slug'], ...journal },
      },
      ['journal'],
    ),
  );

const taken = (field: string, pattern: string, owner: string) =>
  `mfe-journal/section.json: field "${field}": expected addresses that nobody else owns, received "${pattern}", which stands in ${owner}`;

test('a section with addresses of its own, old ones too, has no error', () => {
  expect(
    errorsOf({
      files: ['/journal.svg', '/journal/cover.jpg', '/images/journal.jpg'],
      redirects: { '/diary/:slug': '/journal/:slug' },
      missing: { '/journal/:slug': { redirect: '/journal' } },
    }),
  ).toEqual([]);
});

test.each([
  ['paths', ['/guide/om'], '"paths" of mfe-guide as "/guide/:slug". Ask @roe/guide'],
  ['paths', ['/old-guide'], '"redirects" of mfe-guide as "/old-guide". Ask @roe/guide'],
  ['paths', ['/favicon.svg'], '"files" of mfe-story as "/favicon.svg"'],
  ['files', ['/favicon.svg'], '"files" of mfe-story as "/favicon.svg"'],
  ['files', ['/about'], '"paths" of mfe-story as "/about"'],
  ['files', ['/guide/om'], '"paths" of mfe-guide as "/guide/:slug". Ask @roe/guide'],
  ['files', ['/old-guide'], '"redirects" of mfe-guide as "/old-guide". Ask @roe/guide'],
] as const)('a section cannot have in "%s" what another owns: %s', (field, patterns, owner) => {
  expect(errorsOf({ [field]: [...patterns] })).toEqual([taken(field, patterns[0], owner)]);
});

test("a redirect cannot stand on another section's page or file", () => {
  expect(errorsOf({ redirects: { '/guide': '/journal', '/favicon.svg': '/journal' } })).toEqual([
    taken('redirects', '/guide', '"paths" of mfe-guide as "/guide". Ask @roe/guide'),
    taken('redirects', '/favicon.svg', '"files" of mfe-story as "/favicon.svg"'),
  ]);
});

test('the section that would ship is at fault, whatever the alphabet says', () => {
  const [error] = ownershipErrors(
    candidateOf({ zen: { paths: ['/zen'], files: ['/zen.svg'] }, art: { paths: ['/art'], files: ['/zen.svg'] } }, [
      'art',
    ]),
  );
  expect(error).toMatch(/^mfe-art.*of mfe-zen/);
  expect(error).not.toContain('Ask');
});

test('one address cannot stand twice in a section', () => {
  expect(errorsOf({ redirects: { '/journal': '/journal' } })).toEqual([
    taken('redirects', '/journal', '"paths" of mfe-journal as "/journal"'),
  ]);
});

const names = [
  '/registry.json',
  '/robots.txt',
  '/feed.json',
  '/sitemap.xml',
  '/sitemap-2.xml',
  '/.well-known/security.txt',
  '/api/health',
  '/sections/journal/x',
  '/shell/files/x',
  '/sw.js',
  '/service-worker.js',
];

test.each(names)('%s is the site’s own: no file, no redirect and no page of a section', (name) => {
  const error = (field: string) =>
    `mfe-journal/section.json: field "${field}": expected addresses that sections may have, received "${name}"`;
  expect(errorsOf({ paths: [name] })).toEqual([expect.stringContaining(error('paths'))]);
  expect(errorsOf({ files: [name] })).toEqual([expect.stringContaining(error('files'))]);
  expect(errorsOf({ redirects: { [name]: '/journal' } })).toEqual([expect.stringContaining(error('redirects'))]);
});

test.each(['/sections/:x/:y', '/:any', '/:a/:b/:c/:d', '/api/:name'])(
  '%s is no pattern of a section, because the site’s own addresses match it',
  (pattern) => {
    expect(errorsOf({ paths: [pattern] })).toEqual([expect.stringContaining(`received "${pattern}". The site itself`)]);
  },
);

test('a section has no script among its files, which could serve as a service worker of the whole site', () => {
  expect(errorsOf({ files: ['/worker.js', '/images/x.mjs'] })).toEqual([
    'mfe-journal/section.json: field "files": expected no script, received "/worker.js". Code stands in src/.',
    'mfe-journal/section.json: field "files": expected no script, received "/images/x.mjs". Code stands in src/.',
  ]);
});

test('the site’s page for what is missing stays whose it is', () => {
  expect(errorsOf({ missing: { '/*': { page: '/journal', status: 404 } } })).toEqual([
    'mfe-journal/section.json: field "missing": expected no rule for "/*", because mfe-story has it: the site\'s 404 page is one',
  ]);
});

test.each(['/guide/:slug', '/journals/:slug', '/:any/:slug'])(
  'what is missing at %s is not for a section to say that does not own all of it',
  (pattern) => {
    expect(errorsOf({ missing: { [pattern]: { redirect: '/journal' } } })).toEqual([
      `mfe-journal/section.json: field "missing": expected patterns within "paths", received "${pattern}"`,
    ]);
  },
);

test('what is live already stops nobody else', () => {
  const live = { files: ['/robots.txt', '/x.js'], missing: { '/journal/:slug': { redirect: '/' } } };
  expect(ownershipErrors(candidateOf({ story: live, guide: live, journal: {} }, ['journal']))).toEqual([]);
});
