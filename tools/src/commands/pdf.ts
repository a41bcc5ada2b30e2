import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked, type Printed } from '@roe/shared/kit/printed';
import { findChromium } from '../chromium.ts';
import { command } from '../command.ts';
import { typefaces } from '../typefaces.ts';
import { folderOf, root, sectionIds } from '../workspace.ts';

/** `npm run pdf`: prints the documents of the sections from their texts, so that builds and visitors need no printer of their own. */
await command(async () => {
  const files = sectionIds()
    .map((id) => path.join(folderOf(id), 'pages/printed.ts'))
    .filter((file) => existsSync(file));
  for (const file of files) {
    const { printed } = (await import(file)) as { printed: Printed };
    const pdf = marked(pdfOf(printed.page(typefaces())), printed);
    mkdirSync(path.dirname(printed.file), { recursive: true });
    writeFileSync(printed.file, pdf);
    console.log(`${path.relative(root, printed.file)}  ${(pdf.length / 1000).toFixed(1)} kB`);
  }
});

function pdfOf(html: string): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'roe-pdf-'));
  try {
    const [page, pdf] = [path.join(folder, 'page.html'), path.join(folder, 'printed.pdf')];
    writeFileSync(page, html);
    execFileSync(
      findChromium(console.log),
      [
        '--headless',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--user-data-dir=${path.join(folder, 'profile')}`,
        '--no-pdf-header-footer',
        '--virtual-time-budget=10000',
        `--print-to-pdf=${pdf}`,
        `file://${page}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 },
    );
    return readFileSync(pdf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
