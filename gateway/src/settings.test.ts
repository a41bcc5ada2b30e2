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

test.each(['abc', '80a', '-1', '65536', '4100.5', '', ' 80'])(
  '"%s" is no port, and the message says what is',
  (PORT) => {
    expect(() => settingsFrom({ PORT })).toThrow(
      /^environment: field "PORT": expected a port number from 0 to 65535, received /,
    );
  },
);

test.each(['roe.example', 'https://roe.example/', 'https://roe.example/site', 'ftp://roe.example'])(
  '"%s" is no origin, and the message says what is',
  (SITE_URL) => {
    expect(() => settingsFrom({ SITE_URL })).toThrow(
      `environment: field "SITE_URL": expected an origin such as "https://example.org", received "${SITE_URL}"`,
    );
  },
);

test.each([
  ['CONTACT_FORWARD_URL', 'http://forms.example/f/1', 'an address that starts with "https://"'],
  ['CONTACT_FORWARD_URL', 'https://', 'an address that starts with "https://"'],
  ['TRUST_PROXY', 'true', 'a number of proxies from 0 to 9'],
])('%s cannot be "%s", and the message says what it can be', (name, value, expected) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(
    `environment: field "${name}": expected ${expected}, received "${value}"`,
  );
});

test.each(['mysql://roe:secret@db.example/roe', 'postgres://roe:secret@db.example:port/roe'])(
  'DATABASE_URL cannot be "%s", and the message does not show it',
  (DATABASE_URL) => {
    expect(() => settingsFrom({ DATABASE_URL })).toThrow(
      'environment: field "DATABASE_URL": expected an address such as "postgres://user:password@host/database", received "(not shown)"',
    );
  },
);
