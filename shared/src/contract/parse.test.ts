import { expect, test } from 'vitest';
import { parseAt, parseJsonAt } from './parse.ts';
import {
  documentSchema,
  kindSchema,
  notFoundRuleSchema,
  pageMapSchema,
  registrySchema,
  sectionManifestSchema,
} from './schema.ts';

const manifest = {
  id: 'chat',
  paths: ['/chatbot'],
  nav: [{ label: 'Chat', href: '/chatbot', order: 50 }],
  redirects: { '/chat': '/chatbot' },
  missing: { '/chatbot/:slug': { redirect: '/chatbot' } },
  files: [],
  owners: ['@roe/chat'],
  budget: { script: 30, style: 10 },
  port: 4104,
};

/** What a writer of section.json reads when these fields stand in it. */
function complaintAbout(fields: Record<string, unknown>): string {
  try {
    parseAt(sectionManifestSchema, { ...manifest, ...fields }, 'mfe-chat/section.json');
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

test('a good section.json is taken as it is', () => {
  expect(parseJsonAt(sectionManifestSchema, JSON.stringify(manifest), 'mfe-chat/section.json')).toEqual({
    ...manifest,
    kinds: {},
  });
});

test('a wrong value is answered with place, field, expected and received', () => {
  expect(complaintAbout({ id: 'Chat' })).toBe(
    'mfe-chat/section.json: field "id": expected lower-case letters and digits, such as "questions", received "Chat"',
  );
});

test('a field inside a list or an object is named by its whole path', () => {
  expect(complaintAbout({ nav: [...manifest.nav, { label: '', href: '/chatbot', order: 1 }] })).toBe(
    'mfe-chat/section.json: field "nav.1.label": expected a label, received ""',
  );
  expect(complaintAbout({ budget: { script: 0, style: 10 } })).toBe(
    'mfe-chat/section.json: field "budget.script": expected at least 1 (kB, brotli), received 0',
  );
});

test.each([
  ['label', 'A label of twenty-five ch', 'a label of at most 24 characters'],
  ['label', 'Chat ', 'a label in one line, without spaces at its ends'],
  ['order', -5, 'at least 0'],
  ['href', '/\\elsewhere.example', 'a path such as "/example", without a slash at its end'],
])('a menu entry whose %s is %j is refused', (field, value, expected) => {
  expect(complaintAbout({ nav: [{ ...manifest.nav[0], [field]: value }] })).toContain(
    `field "nav.0.${field}": expected ${expected}, received `,
  );
});

test.each(['page', 'Question', 'a kind'])('"%s" is no kind of pages that a section can have', (kind) => {
  const kinds = { [kind]: { singular: 'Question', plural: 'Questions' } };
  expect(complaintAbout({ kinds })).toContain('lower-case letters and digits, such as "question", and not "page"');
});

test('a kind without labels is refused, and is in no feed unless it says so', () => {
  expect(complaintAbout({ kinds: { question: { plural: 'Questions' } } })).toContain(
    'field "kinds.question.singular": expected a value, but it is missing',
  );
  expect(parseAt(kindSchema, { singular: 'Question', plural: 'Questions' }, 'x').isInFeeds).toBe(false);
});

test('a section has at most ten links on every page', () => {
  const nav = Array.from({ length: 11 }, (_, order) => ({ label: `Chat ${order}`, href: '/chatbot', order }));
  expect(complaintAbout({ nav: nav.slice(1) })).toBe('no complaint');
  expect(complaintAbout({ nav })).toMatch(
    /^mfe-chat\/section\.json: field "nav": expected at most 10 entries, received /,
  );
});

test.each(['//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example', 'https://elsewhere.example', 'x'])(
  '%j is no link inside the site',
  (redirect) => {
    expect(complaintAbout({ redirects: { '/chat': redirect } })).toContain('expected a link inside the site');
  },
);

test('a value of another type is answered with the type that is expected', () => {
  expect(complaintAbout({ port: '4104' })).toBe(
    'mfe-chat/section.json: field "port": expected number, received "4104"',
  );
});

test('a misspelt field is named and suspected', () => {
  expect(complaintAbout({ pahts: ['/chatbot'] })).toBe(
    'mfe-chat/section.json: field "pahts": expected no such field, received "pahts". Is it misspelt?',
  );
});

test('a missing field is said to be missing', () => {
  expect(complaintAbout({ paths: undefined })).toMatch(
    /^mfe-chat\/section\.json: field "paths": expected .+, but it is missing$/,
  );
});

test('several errors are several lines, each with the place', () => {
  const lines = complaintAbout({ paths: [], owners: null, port: 1.5 }).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.every((line) => line.startsWith('mfe-chat/section.json: field "'))).toBe(true);
});

test('text that is no JSON is said to be none', () => {
  expect(() => parseJsonAt(sectionManifestSchema, '{ "id": ', 'mfe-chat/section.json')).toThrow(
    /^mfe-chat\/section\.json: expected JSON, received text that is none: /,
  );
});

test('a value that has no fields is answered without a field', () => {
  expect(() => parseAt(sectionManifestSchema, null, 'mfe-chat/section.json')).toThrow(
    'mfe-chat/section.json: expected Object, received null',
  );
});

test('a long value is cut in the message', () => {
  const message = complaintAbout({ nav: [{ label: 'x', href: 'x'.repeat(500), order: 1 }] });
  expect(message).toContain('…');
  expect(message.length).toBeLessThan(250);
});

test.each(['chatbot', '/chatbot/', '/chat bot', '/chatbot?x', '/chatbot#x', '//host/x', ''])(
  '"%s" is no path that a section can own',
  (path) => {
    expect(complaintAbout({ paths: [path] })).toContain('field "paths.0": expected a path such as "/example"');
  },
);

test.each(['https://elsewhere.example', '//elsewhere.example', 'chatbot'])(
  'a section cannot redirect to "%s"',
  (target) => {
    expect(complaintAbout({ redirects: { '/chat': target } })).toContain('field "redirects./chat": expected a link');
  },
);

test('a rule for unknown addresses is a redirect or a page, never half of each', () => {
  expect(parseAt(notFoundRuleSchema, { page: '/about', status: 404 }, 'x')).toEqual({ page: '/about', status: 404 });
  for (const rule of [{ page: '/about' }, { page: '/about', status: 500 }, { redirect: '/x', status: 302 }, {}]) {
    expect(() => parseAt(notFoundRuleSchema, rule, 'x')).toThrow('expected { "redirect": "/…" } or { "page": "/…"');
  }
});

test('a registry names its origin without a slash and counts its revisions from 1', () => {
  const registry = {
    revision: 1,
    files: {},
    site: 'https://roe.example',
    shell: { version: '1.0.0-ab', contract: '1.0.0' },
    sections: {},
  };
  expect(parseAt(registrySchema, registry, 'registry.json')).toEqual(registry);
  for (const change of [
    { site: 'https://roe.example/' },
    { site: 'roe.example' },
    { revision: 0 },
    { revision: 1.5 },
  ]) {
    expect(() => parseAt(registrySchema, { ...registry, ...change }, 'registry.json')).toThrow(
      `registry.json: field "${Object.keys(change)[0]}"`,
    );
  }
});

test('a page map names files, never folders', () => {
  expect(() => parseAt(pageMapSchema, { policy: '', pages: { '/x': '../../secret' } }, 'map')).toThrow(
    'map: field "pages./x": expected a file name without folders, received "../../secret"',
  );
});

test('a document has a real date or none', () => {
  const document = {
    url: '/x',
    type: 'page',
    title: 'X',
    summary: 'X',
    names: [],
    date: null,
    updated: null,
    level: null,
    layer: null,
    tags: [],
    image: null,
    index: true,
    passages: [],
  };
  expect(parseAt(documentSchema, document, 'x').date).toBeNull();
  expect(() => parseAt(documentSchema, { ...document, date: '1 March 2025' }, 'x')).toThrow(
    'x: field "date": expected a date such as "2025-03-01", received "1 March 2025"',
  );
});
