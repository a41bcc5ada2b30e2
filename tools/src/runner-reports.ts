import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';
import { root } from './workspace.ts';

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
}

/** What Vitest's JSON report says. A file that could not be run is one failure. */
export function vitestOutcome(file: string): Outcome {
  const { numPassedTests, numPendingTests, testResults } = parseReport<VitestReport>(file);
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(path.relative(root, name), fullName, failureMessages?.[0]));
    return status === 'failed' && tests.length === 0 ? [failure(path.relative(root, name), '', message)] : tests;
  });
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** What Playwright's JSON report says. */
export function playwrightOutcome(file: string): Outcome {
  const { stats, suites, errors } = parseReport<PlaywrightReport>(file);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) =>
      failure(file, title, tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).at(0)),
    );
  const runErrors = errors.map(({ message }) => failure('journeys', '', message));
  return { passed: stats.expected, failed: [...failed, ...runErrors], skipped: stats.skipped };
}

const parseReport = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const failure = (...words: (string | undefined)[]): string =>
  words
    .map((text) => stripVTControlCharacters(text ?? '').split('\n')[0])
    .filter(Boolean)
    .join(': ');
