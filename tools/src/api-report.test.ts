import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiReport, apiReportFile } from './api-report.ts';
import { copyWorkspace } from './copy-workspace.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

test('the report says what sections take from the shell; else raise the version of shared and run npm run api', async () => {
  expect(readFileSync(apiReportFile, 'utf8')).toBe(await apiReport());
});

test('what sections take from the shell changes with the version of the contract alone', () =>
  withTemporaryFolder(async (folder) => {
    const project = path.join(folder, 'project');
    copyWorkspace(project);
    const report = path.join(project, 'shared/api.md');
    const before = readFileSync(report, 'utf8');
    appendFileSync(path.join(project, 'shared/src/frame.tsx'), 'export const told: string[] = [];\n');
    const { stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'api'], { cwd: project, encoding: 'utf8' });
    expect(stderr).toMatch(
      /^\nshared\/package\.json: field "version": expected one after (\S+), because .*; received "\1"\. Raise the minor/,
    );
    expect(readFileSync(report, 'utf8')).toBe(before);
  }));
