import { createHash } from 'node:crypto';
import type { PagePayload } from '@roe/shared/contract';
import { about } from '@roe/shared/contract/about-fixture';
import { expect, test } from 'vitest';
import { commonPolicy, FIRST, htmlDocumentOf, stylePolicyOf } from './html-document.ts';
import type { Typeface } from './typeface-rules.ts';

const sheetsFor = () => ({
  first: [
    { name: 'main.1.css', text: '.a{color:red}' },
    { name: 'section.1.css', text: '.b{color:blue}' },
  ],
  later: '.c{color:green}',
});
const typefaces: Typeface[] = [['Serif', 'url(/shell/files/serif.1.woff2)', { weight: '400' }]];
const scripts = {
  section: [{ url: '/sections/chat/files/entry.1.js', integrity: 'sha384-entry' }],
  shell: [
    { url: '/shell/files/library.1.js', integrity: 'sha384-library' },
    { url: '/shell/files/main.1.js', integrity: 'sha384-main' },
  ],
};
const rendered = {
  head: '<title>Ask</title>',
  body: '<main id="-main"><div data-page-html="0"><p>The text.</p></div></main>',
};

function payloadWith(data: unknown): PagePayload {
  const asset = { url: '/sections/chat/files/entry.1.js', integrity: 'sha384-entry' };
  return {
    site: 'https://roe.example',
    shell: '1.0.0-x',
    nav: [{ label: 'Chat', href: '/chatbot', order: 1 }],
    pin: {
      id: 'chat',
      code: 'c0de000001',
      contract: '1.0.0',
      entry: asset,
      js: [],
      css: [],
      data: '/sections/chat/data/c0de000001/',
      paths: ['/chatbot'],
    },
    page: {
      document: {
        url: '/chatbot',
        type: 'page',
        title: 'Ask',
        summary: 'Ask.',
        date: null,
        updated: null,
        image: null,
        index: true,
      },
      data,
    },
  };
}

const pageWith = (data: unknown): string =>
  htmlDocumentOf(payloadWith(data), rendered, {
    ...{ sheetsFor, typefaces, about, kinds: {} },
    ...scripts,
  });

/** The page's payload, as the browser reads it: up to the first end tag. */
const payloadIn = (html: string): PagePayload =>
  JSON.parse(/<script type="application\/json" id="-page">([\s\S]*?)<\/script/i.exec(html)?.[1] ?? '');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('head and body of the page stand where they belong', () => {
  const html = pageWith({});
  expect(html.indexOf('<title>Ask</title>')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain(`<div id="-root">${rendered.body}</div>`);
});

test('the payload comes back from the page as it went in', () => {
  const data = { questions: ['What is "ROE" & <why>?', 'धर्म', 'a\u2028b'] };
  expect(payloadIn(pageWith(data))).toEqual(payloadWith(data));
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', '<![CDATA['])(
  '%s in the data stays inert, and is the same text for the page',
  (text) => {
    const harmless = pageWith({ text: '' });
    const html = pageWith({ text });
    expect(html.match(/<\/script/gi)?.length).toBe(harmless.match(/<\/script/gi)?.length);
    expect(html.match(/<!|<script/gi)?.length).toBe(harmless.match(/<!|<script/gi)?.length);
    expect(payloadIn(html).page.data).toEqual({ text });
  },
);

test('a text that stands in the document is not repeated in the JSON', () => {
  expect(payloadIn(pageWith({ title: 'Om', html: '<p>The text.</p>' })).page.data).toEqual({ title: 'Om', html: 0 });
});

test.each([null, 'text', 7, ['html']])('data that is %j stays as it is', (data) => {
  expect(payloadIn(pageWith(data)).page.data).toEqual(data);
});

test('scripts, and the rules that only they need, are inert; each script with its hash and in a mode that lets the browser check it', () => {
  const template = /<template id="-scripts">(.*)<\/template>/.exec(pageWith({}))?.[1] ?? '';
  const tags = [
    ...template.matchAll(/<script src="([^"]+)" integrity="([^"]+)" crossorigin="anonymous"( async)?><\/script>/g),
  ];
  expect(`<style>.c{color:green}</style>${tags.map(([tag]) => tag).join('')}`).toBe(template);
  expect(tags.map(([, url, integrity]) => ({ url, integrity }))).toEqual([...scripts.section, ...scripts.shell]);
});

test("the shell's scripts keep their order, the section's wait for nobody", () => {
  const modes = [...pageWith({}).matchAll(/<script src="\/(\w+)\/[^>]*?( async)?><\/script>/g)];
  expect(modes.map(([, owner, mode]) => [owner, mode === ' async'])).toEqual([
    ['sections', true],
    ['shell', false],
    ['shell', false],
  ]);
});

test('the first part of the sheets stands in the head, in their order', () => {
  const html = pageWith({});
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain(
    '<style data-href="main.1.css">.a{color:red}</style><style data-href="section.1.css">.b{color:blue}</style>',
  );
});

test('a page names its typefaces, and nothing in it asks for one before the script that does', () => {
  const html = pageWith({});
  const named = /<script id="-typefaces" data-typefaces='([^']+)'>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(named)).toEqual(typefaces);
  expect(html).not.toMatch(/as="font"|@font-face/);
});

test('each script that waits is asked for at the end, as it will be started', () => {
  const html = pageWith({});
  const named = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*?(?:src|href)="([^"]+)" (integrity="[^"]+" crossorigin="[^"]+")`, 'g'))]
      .map(([, url, check]) => `${url} ${check}`)
      .sort();
  expect(named('link rel="preload" as="script"')).toEqual(named('script'));
  expect(named('script')).not.toEqual([]);
  expect(html.indexOf('rel="preload"')).toBeGreaterThan(html.indexOf('</template>'));
});

test('nothing that only machines read stands before the text', () => {
  const html = pageWith({});
  const text = html.indexOf(rendered.body);
  for (const start of ['<script type="application/ld+json">', '<script type="application/json"', '<template'])
    expect(html.indexOf(start)).toBeGreaterThan(text);
});

const policyOf = (html: string): string => `${commonPolicy}; ${stylePolicyOf(html)}`;

test('the policy holds the hashes of exactly the inline texts that run or style', () => {
  const html = pageWith({ text: '<style>.d{}</style>' });
  const texts = [
    ...html.matchAll(
      /<(?:script|script id="-typefaces"[^>]*|style|style data-href="[^"]*")>([\s\S]*?)<\/(?:script|style)>/g,
    ),
  ];
  const inline = texts.map(([, text = '']) => hashOf(text));
  const allowed = policyOf(html).match(/'sha256-[^']+'/g);
  expect(inline).toHaveLength(6);
  expect(allowed?.toSorted()).toEqual(inline.toSorted());
});

test('a style that stands in the text of a page is not let in', () => {
  const body = '<main><svg><style>.d{}</style></svg></main>';
  const html = htmlDocumentOf(
    payloadWith({}),
    { head: '', body },
    { sheetsFor, typefaces, about, kinds: {}, ...scripts },
  );
  expect(html).toContain(body);
  expect(stylePolicyOf(html)).toBe(stylePolicyOf(pageWith({})));
});

test('the policy lets nothing run that was not written by us', () => {
  const directives = Object.fromEntries(
    policyOf(pageWith({}))
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );
  expect(directives['default-src']).toBe("'none'");
  expect(directives['script-src']).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(directives['style-src']).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(directives['frame-ancestors']).toBe("'none'");
  expect(directives['worker-src']).toBe("'self'");
  expect(directives['base-uri']).toBe("'none'");
  expect(directives['require-trusted-types-for']).toBe("'script'");
});

/** What the first script marks <html> with, where the device and the address are so. */
function marksAt(
  address: string,
  { saved, opening, isReduced = false, saveData = false }: Record<string, unknown> = {},
): string[] {
  const dataset: Record<string, string> = {};
  const run = new Function(
    'document',
    'location',
    'localStorage',
    'sessionStorage',
    'navigator',
    'matchMedia',
    'self',
    FIRST,
  );
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  run(
    { documentElement: { dataset } },
    { pathname, search, hash },
    { saved: saved && JSON.stringify(saved), preferences: '{"state":{"reading":{"theme":"day"}}}' },
    { opening },
    { connection: { saveData } },
    () => ({ matches: isReduced }),
    {},
  );
  return Object.keys(dataset).sort();
}

test('the opening is due for who meets the first page for the first time in a session, and asks for nothing else', () => {
  expect(marksAt('/')).toEqual(['opening', 'theme']);
  for (const address of ['/about', '/?from=a-friend', '/#-main']) expect(marksAt(address), address).toEqual(['theme']);
  for (const visitor of [{ opening: '"seen"' }, { isReduced: true }, { saveData: true }])
    expect(marksAt('/', visitor)).toEqual(['theme']);
});

test('room is left for what was begun on the device and not finished', () => {
  const read = (isRead: boolean) => ({ saved: { state: { progress: { '/a': { anchor: '', part: 0.4, isRead } } } } });
  expect(marksAt('/about', read(false))).toEqual(['begun', 'theme']);
  expect(marksAt('/about', read(true))).toEqual(['theme']);
});
