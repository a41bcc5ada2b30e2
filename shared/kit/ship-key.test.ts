import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeShipKey, publicHalf, shipKey } from './ship-key.ts';

function keyFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'keys/ship.pem');
}

test('a key is made for its owner alone, and is not made twice', () => {
  const file = keyFile();
  makeShipKey(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const made = readFileSync(file, 'utf8');
  makeShipKey(file);
  expect(readFileSync(file, 'utf8')).toBe(made);
  expect(publicHalf(shipKey({ SHIP_KEY: file }))).toMatch(/^[\w-]{43}$/);
});

test('where SHIP_KEY names no file none is made, and the message says how one is', () => {
  const file = keyFile();
  expect(() => shipKey({ SHIP_KEY: file })).toThrow(
    /^environment: field "SHIP_KEY": expected a file with a private key \(Ed25519, PEM\), received "ENOENT.*openssl genpkey/,
  );
});

test('a key of another kind is refused', () => {
  const file = `${keyFile()}.pem`;
  makeShipKey(file); // makes the folder
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => shipKey({ SHIP_KEY: file })).toThrow('received "a key of the kind ec"');
});
