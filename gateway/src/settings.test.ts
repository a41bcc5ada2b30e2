import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

test('without any setting the gateway serves the local store to this machine alone', () => {
  expect(settingsFrom({})).toEqual({
    PORT: 4100,
    HOST: '127.0.0.1',
    SITE_DIR: '.site',
  });
});

test('settings come from the environment, and what is none of ours is left out', () => {
  const settings = { HOST: '::', SITE_DIR: '/srv/roe', SITE_URL: 'https://roe.example' };
  expect(settingsFrom({ ...settings, PORT: '0', PATH: '/bin' })).toEqual({ ...settings, PORT: 0 });
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
