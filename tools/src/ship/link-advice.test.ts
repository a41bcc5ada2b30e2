import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sectionIds } from '../workspace.ts';
import { linkAdvice } from './link-advice.ts';

/** Number of the first line of a file of the project that says so. */
const lineWith = (file: string, words: string): number =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

test('the line that a link is written in is told, whatever the file', () => {
  const { model } = JSON.parse(readFileSync(path.join(root, 'site.json'), 'utf8'));
  expect(linkAdvice(model.href, 'site.json', [])).toBe(
    ` Change the link in site.json:${lineWith('site.json', model.href)}, or keep the page.`,
  );
  const [id = ''] = sectionIds();
  const [entry] = JSON.parse(readFileSync(path.join(root, `mfe-${id}/section.json`), 'utf8')).nav;
  expect(linkAdvice(entry.href, `mfe-${id}`, [])).toContain(
    `mfe-${id}/section.json:${lineWith(`mfe-${id}/section.json`, `"${entry.href}"`)}`,
  );
});

test('of a section of other people its folder is told', () => {
  expect(linkAdvice('/x', 'mfe-elsewhere', [])).toBe(' Change the link in mfe-elsewhere, or keep the page.');
});

test('addresses and places that end alike are told, the likest first', () => {
  const near = (href: string, addresses: string[]) => linkAdvice(href, 'mfe-elsewhere', addresses).split('.')[0];
  expect(near('/savedd', ['/save', '/texts/saved', '/'])).toBe(' Near it: /texts/saved, /save');
  expect(near('/about#al-rights', ['#all', '#all-rights'])).toBe(' Near it: #all-rights');
});
