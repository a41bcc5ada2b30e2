import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('without any setting the gateway serves the local store to this machine alone', () => {
  expect(settingsFrom({})).toEqual({
    PORT: 4100,
    HOST: '127.0.0.1',
    SITE_DIR: '.site',
    DATA_DIR: '.data',
    TRUST_PROXY: 0,
  });
});

test('settings come from the environment, and what is none of ours is left out', () => {
  const settings = {
    HOST: '::',
    SITE_DIR: '/srv/roe',
    SITE_URL: 'https://roe.example',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://roe:secret@db.example/roe',
    CONTACT_FORWARD_URL: 'https://forms.example/f/1',
  };
  expect(settingsFrom({ ...settings, PORT: '0', TRUST_PROXY: '2', PATH: '/bin' })).toEqual({
    ...settings,
    PORT: 0,
    TRUST_PROXY: 2,
  });
});

test.each(['abc', '80a', '-1', '65536', '4100.5', ' 80'])('"%s" is no port, and the message says what is', (PORT) => {
  expect(() => settingsFrom({ PORT })).toThrow(
    /^environment: field "PORT": expected a port number from 0 to 65535, received /,
  );
});

test.each(['PORT', 'HOST', 'SITE_DIR', 'SITE_URL', 'DATA_DIR', 'TRUST_PROXY'])(
  '%s that is empty, as compose files write it, counts as not set',
  (name) => {
    expect(settingsFrom({ [name]: '' })).toEqual(settingsFrom({}));
  },
);

test.each([
  'roe.example',
  'https://roe.example/',
  'https://roe.example/site',
  'ftp://roe.example',
  'https://"><script>',
  'https://a"b',
  'https://x y',
  'https://a?b',
  'https://a#b',
  'https://user:password@roe.example',
  'https://ROE.example',
  'https://roe.example:443',
  'https://',
])('"%s" is no origin, and the message says what is', (SITE_URL) => {
  expect(() => settingsFrom({ SITE_URL })).toThrow(
    `environment: field "SITE_URL": expected an origin such as "https://example.org", received ${JSON.stringify(SITE_URL)}`,
  );
});

test.each(['https://roe.example', 'http://127.0.0.1:4811', 'http://[::1]:4811', 'https://xn--rnberg-3ya.example:8443'])(
  '"%s" is an origin',
  (SITE_URL) => {
    expect(settingsFrom({ SITE_URL })).toMatchObject({ SITE_URL });
  },
);

test('TRUST_PROXY cannot be "true", and the message says what it can be', () => {
  expect(() => settingsFrom({ TRUST_PROXY: 'true' })).toThrow(
    'environment: field "TRUST_PROXY": expected a number of proxies from 0 to 9, received "true"',
  );
});

test('settings of the guide come from the environment, and an empty key counts as not set', () => {
  const settings = { OPENAI_API_KEY: 'sk-1', OLLAMA_BASE_URL: 'http://localhost:11434/v1' };
  const numbers = { CHAT_PER_MINUTE: '5', CHAT_PER_DAY: '999999', CHAT_MODELS: 'gpt-4o=gpt-6,gemini-pro=models/g' };
  expect(settingsFrom({ ...settings, ...numbers, MISTRAL_API_KEY: '' })).toEqual({
    ...settingsFrom({}),
    ...settings,
    ...{ CHAT_PER_MINUTE: 5, CHAT_PER_DAY: 999_999 },
    CHAT_MODELS: new Map([
      ['gpt-4o', 'gpt-6'],
      ['gemini-pro', 'models/g'],
    ]),
  });
});

test.each([
  ['OPENAI_API_KEY', 'SECRET key'],
  ['CUSTOM_API_KEY', 'SECRET\n'],
  ['GEMINI_BASE_URL', 'SECRET'],
  ['CUSTOM_BASE_URL', 'ftp://SECRET.example'],
  ['CUSTOM_BASE_URL', 'https://user:SECRET@api.example/v1'],
  ['OPENAI_BASE_URL', 'https://api.example/v1?key=SECRET'],
])('%s cannot be %j, and the message shows nothing of it', (name, value) => {
  const message = String(
    (() => {
      try {
        return settingsFrom({ [name]: value });
      } catch (error) {
        return error;
      }
    })(),
  );
  expect(message).toContain(`environment: field "${name}": expected `);
  expect(message).not.toContain('SECRET');
});

test.each([
  ['CHAT_PER_MINUTE', '0'],
  ['CHAT_PER_HOUR', 'many'],
  ['CHAT_MODELS', 'gpt-4o'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(`environment: field "${name}": expected `);
});

const long = 'a-host-with-a-name-that-is-longer-than-what-a-message-shows-of-any-value.internal.example.org';

test.each([
  ['DATABASE_URL', 'mysql://roe:SECRET@db.example/roe'],
  ['DATABASE_URL', `mysql://roe:SECRET@${long}:5432/database_of_the_site?sslmode=require`],
  ['DATABASE_URL', 'postgres://roe:SEC"RET@[bad/roe'],
  ['DATABASE_URL', 'postgres://roe:SECRET@db.example:port/roe'],
  ['DATABASE_URL', 'postgres://roe:1/SECRET@db.example/roe'],
  ['DATABASE_URL', 'postgres://roe:a@b/SECRET@db.example/roe'],
  ['DATABASE_URL', 'postgres://roe:a@b?SECRET@db.example/roe'],
  ['DATABASE_URL', 'postgres://roe:a@b#SECRET@db.example/roe'],
  ['DATABASE_URL', 'SECRET\n\u0007\\"'],
  ['DATABASE_URL', ''],
  ['CONTACT_FORWARD_URL', 'http://forms.example/f/SECRET'],
  ['CONTACT_FORWARD_URL', 'https://'],
  ['CONTACT_FORWARD_URL', 'https:///?SECRET "'],
  ['CONTACT_FORWARD_URL', `https://${long} /?token=SECRET`],
  ['CONTACT_FORWARD_URL', 'https://user:SECRET@forms.example/f?token=SECRET'],
  ['CONTACT_FORWARD_URL', 'https://SECRET@forms.example/f'],
  ['CONTACT_FORWARD_URL', ''],
])('%s cannot be "%s", and the message shows nothing of it', (name, value) => {
  const expected = {
    DATABASE_URL:
      'an address such as "postgres://user:password@host/database", where a password has %2F for /, %3F for ?, %23 for # and %40 for @',
    CONTACT_FORWARD_URL: 'an address that starts with "https://" and names no user and no password',
  }[name];
  expect(() => settingsFrom({ [name]: value })).toThrow(
    new Error(`environment: field "${name}": expected ${expected}, received "(not shown)"`),
  );
});

test.each([
  'postgres://roe:p%2F%3F%23%40ss@db.example:5432/roe?sslmode=require',
  'postgresql://roe@[::1]/roe',
  'postgres:///roe?host=/var/run/postgresql',
  'postgres://db.example',
])('"%s" names a PostgreSQL database', (DATABASE_URL) => {
  expect(settingsFrom({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
});
