import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { marked, pdfFile, printedPage } from '../realization-pdf.ts';
import { root } from '../workspace.ts';

/** `npm run pdf`: prints the realization document from its text, so that builds and visitors need no printer of their own. */
await command(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-pdf-'));
  try {
    const [page, printed] = [path.join(folder, 'page.html'), path.join(folder, 'printed.pdf')];
    writeFileSync(page, printedPage());
    execFileSync(
      findChromium(console.log),
      [
        '--headless',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${path.join(folder, 'profile')}`,
        '--no-pdf-header-footer',
        '--virtual-time-budget=10000',
        `--print-to-pdf=${printed}`,
        `file://${page}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 },
    );
    const pdf = marked(readFileSync(printed));
    mkdirSync(path.dirname(pdfFile), { recursive: true });
    writeFileSync(pdfFile, pdf);
    console.log(`${path.relative(root, pdfFile)}  ${(pdf.length / 1000).toFixed(1)} kB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
