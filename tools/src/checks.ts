import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headlessShell } from './chromium.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { playwrightOutcome, vitestOutcome } from './runner-reports.ts';
import { root } from './workspace.ts';

const program = (name: string): string => path.join(root, 'node_modules/.bin', name);

function run(title: string, file: string, args: string[], env: NodeJS.ProcessEnv = {}): Outcome {
  console.log(`\n── ${title}`);
  return outcomeOf(
    title,
    spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      .status === 0,
  );
}

/** Says at its end all that it has to say, so that several may run at once. */
async function runBeside(title: string, file: string, args: string[]): Promise<Outcome> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words) => {
      output += words;
    });
  const [code] = await once(child, 'close');
  console.log(`\n── ${title}\n${output}`.trimEnd());
  return outcomeOf(title, code === 0);
}

/** Types: of everything, or of what lies in some folders of the project. */
export async function checkTypes(folders: string[] = []): Promise<Outcome> {
  if (folders.length === 0) return runBeside('types', program('tsc'), ['-p', '.']);
  const config = path.join(root, 'node_modules/.cache/types.json');
  const include = ['shared/src/css.d.ts', ...folders.map((folder) => `${folder}/**/*`)].map((file) =>
    path.join(root, file),
  );
  mkdirSync(path.dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: path.join(root, 'tsconfig.json'), include }));
  return runBeside('types', program('tsc'), ['-p', config]);
}

export const checkLint = (folders: string[] = ['.']): Promise<Outcome> =>
  runBeside('lint, format, boundaries', program('biome'), ['ci', '--error-on-warnings', ...folders]);

/** Files, exports and dependencies that nothing uses, in the whole project. */
export const checkUnused = (): Promise<Outcome> => runBeside('nothing unused', program('knip'), []);

/**
 * Says which characters and words of the texts a device draws with a typeface of its own. That is no error of whoever wrote them:
 * `npm run fonts`, which adds them, changes the shell.
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
  return withReport(vitestOutcome, (report) =>
    run('unit tests', program('vitest'), [
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  );
}

/**
 * Journeys in a real browser, on the production build through the real gateway.
 * @param which all but the matrix of failures, or those with hostile sections, or the matrix
 */
export function runJourneys(chromium: string, which: 'usual' | 'hostile' | 'matrix' = 'usual'): Outcome {
  return withReport(playwrightOutcome, (report) =>
    run(
      'production build and journeys',
      path.join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '--config=e2e/playwright.config.ts', which === 'usual' ? '--grep-invert=@matrix' : `--grep=@${which}`],
      {
        CHROMIUM_PATH: chromium,
        CHROMIUM_SHELL_PATH: headlessShell(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    ),
  );
}

/** What the runner reported. Where it broke off, or failed and reported no failure, that itself is the failure. */
function withReport(outcomeIn: (file: string) => Outcome, runner: (file: string) => Outcome): Outcome {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const ended = runner(file);
    if (!existsSync(file)) return ended;
    const reported = outcomeIn(file);
    return { ...reported, failed: reported.failed.length > 0 ? reported.failed : ended.failed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
