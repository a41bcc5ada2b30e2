import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOfInputs, shortHash } from './hash.ts';

/** A folder with a small package, and the hash of it after a change. */
function packageFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('src/page.tsx', 'page');
  write('src/deep/part.ts', 'part');
  const hashAfter = (change?: () => void) => {
    change?.();
    return hashOfInputs([folder]);
  };
  return { folder, write, hashAfter };
}

test('a hash is ten hexadecimal digits', () => {
  expect(packageFolder().hashAfter()).toMatch(/^[0-9a-f]{10}$/);
});

test('equal folders have equal hashes, wherever they are', () => {
  expect(packageFolder().hashAfter()).toBe(packageFolder().hashAfter());
});

test.each([
  'src/page.test.tsx',
  'src/page.test.ts',
  'src/page.fixture.tsx',
  'src/page.spec.ts',
  'x.fixture.ts',
  'dist/web/page.js',
  'node_modules/react/index.js',
])('%s does not count', (file) => {
  const { write, hashAfter } = packageFolder();
  const before = hashAfter();
  expect(hashAfter(() => write(file, 'new'))).toBe(before);
});

test.each(['src/page.tsx', 'src/deep/part.ts', 'src/latest.ts', 'src/distance/x.ts'])(
  'a change of %s counts',
  (file) => {
    const { write, hashAfter } = packageFolder();
    const before = hashAfter();
    expect(hashAfter(() => write(file, 'new'))).not.toBe(before);
  },
);

test('a renamed file counts', () => {
  const { folder, hashAfter } = packageFolder();
  const before = hashAfter();
  const rename = () => renameSync(path.join(folder, 'src/page.tsx'), path.join(folder, 'src/sheet.tsx'));
  expect(hashAfter(rename)).not.toBe(before);
});

test('a removed file counts', () => {
  const { folder, hashAfter } = packageFolder();
  const before = hashAfter();
  expect(hashAfter(() => rmSync(path.join(folder, 'src/page.tsx')))).not.toBe(before);
});

test('a single file can be an input, and one that is not there counts as empty', () => {
  const { folder, write } = packageFolder();
  const inputs = [path.join(folder, 'package.json'), path.join(folder, 'src')];
  const without = hashOfInputs(inputs);
  expect(without).toBe(hashOfInputs([path.join(folder, 'src')]));
  write('package.json', '{}');
  expect(hashOfInputs(inputs)).not.toBe(without);
});

test('where one part ends and the next begins counts', () => {
  expect(shortHash('ab', 'c')).not.toBe(shortHash('a', 'bc'));
  expect(shortHash('ab')).toBe(shortHash(Buffer.from('ab')));
});
