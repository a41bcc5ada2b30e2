import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './workspace.ts';

/** How many checks a step made, and how they ended. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const program = (name: string): string => path.join(root, 'node_modules/.bin', name);

function run(title: string, file: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  return (
    spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      .status === 0
  );
}

const single = (isPassed: boolean): Outcome => ({ passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 });

/** Types: of everything, or of what lies in some folders of the project. */
export function checkTypes(folders: string[] = []): Outcome {
  if (folders.length === 0) return single(run('types', program('tsc'), ['-p', '.']));
  const config = path.join(root, 'node_modules/.cache/types.json');
  const include = ['shared/src/css.d.ts', ...folders.map((folder) => `${folder}/**/*`)].map((file) =>
    path.join(root, file),
  );
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include }));
  return single(run('types', program('tsc'), ['-p', config]));
}

export const checkLint = (folders: string[] = ['.']): Outcome =>
  single(run('lint, format, boundaries', program('biome'), ['ci', '--error-on-warnings', ...folders]));

/**
 * Says which characters and words of the texts a device draws with a typeface of its own. That is no fault of whoever wrote them:
 * `npm run fonts`, which adds them, changes the frame.
 */
export async function warnOfTypefaces(): Promise<void> {
  const { changedWords, uncoveredCharacters } = await import('./type/coverage.ts');
  const warnings = [...uncoveredCharacters(), ...(await changedWords())];
  if (warnings.length === 0) return;
  console.log('\n── typefaces: a maintainer adds with npm run fonts what devices draw with their own until then');
  for (const warning of warnings) console.log(`  warning: ${warning}`);
}

/**
 * Unit tests. A run that breaks off counts as one failure.
 * @param files parts of the paths of the files that run; all run where there is none
 */
export function runUnitTests(files: string[] = []): Outcome {
  return withReport((report) => {
    const isPassed = run('unit tests', program('vitest'), [
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readReport(report);
    return { passed: numPassedTests, failed: numFailedTests || Number(!isPassed), skipped: numPendingTests };
  });
}

/**
 * Journeys in a real browser, on the production build through the real gateway.
 * @param which all but the matrix of faults, or those with hostile sections, or the matrix
 */
export function runJourneys(chromium: string, which: 'usual' | 'hostile' | 'matrix' = 'usual'): Outcome {
  return withReport((report) => {
    const isPassed = run(
      'production build and journeys',
      path.join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '--config=e2e/playwright.config.ts', which === 'usual' ? '--grep-invert=@matrix' : `--grep=@${which}`],
      {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)['stats'] ?? {};
    return { passed: expected, failed: unexpected + flaky || Number(!isPassed), skipped };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: the two runners' reports, of which a few numbers are read
const readReport = (file: string): any => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

function withReport(task: (file: string) => Outcome): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-report-'));
  try {
    return task(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Adds the outcomes, says the closing line, and sets the exit code. */
export function close(outcomes: Outcome[]): void {
  const sum = (kind: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  if (sum('failed') > 0) process.exitCode = 1;
}
