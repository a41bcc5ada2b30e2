import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentOf } from '@roe/shared/kit/section-content';
import * as v from 'valibot';
import { folderOf, root } from './workspace.ts';

/** The text that the document is made from. */
const sourceFile = path.join(root, 'mfe-story/content/realization-document.md');

/** The document, as it is committed and served. */
export const pdfFile = path.join(root, 'mfe-story/media/assets/ROE_Realization.pdf');

/** Stands after the end of the PDF, where readers of PDF pass over it. */
const MARK = '%ROE source ';

export const sourceHash = (): string => createHash('sha256').update(readFileSync(sourceFile)).digest('hex');

/** The PDF with the hash of the text that it was made from. */
export const marked = (pdf: Buffer): Buffer => Buffer.concat([pdf, Buffer.from(`\n${MARK}${sourceHash()}\n`)]);

/** Hash of the text that a PDF was made from, or undefined where it does not say. */
export const hashIn = (pdf: Buffer): string | undefined =>
  /^%ROE source ([0-9a-f]{64})$/m.exec(pdf.subarray(-200).toString('latin1'))?.[1];

const frontMatterSchema = v.object({ title: v.string(), subtitle: v.string(), author: v.string() });

/** The document as a page for printing, with our typefaces inside. */
export function printedPage(): string {
  const text = contentOf(folderOf('story')).markdown('realization-document.md', frontMatterSchema);
  const { title, subtitle, author } = text.frontMatter;
  // A link to a page of the site has no address on paper.
  const html = text.html.replace(/<a href="\/[^"]*"[^>]*>(.*?)<\/a>/gs, '$1');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${typefaces()}${LOOK}</style></head>
<body><header><p class="mark">Reality of Everything</p><h1>${title}</h1><p class="subtitle">${subtitle}</p><p class="author">${author}</p></header>
<main>${html}</main></body></html>`;
}

function typefaces(): string {
  const folder = path.join(root, 'shell/src/type');
  return readFileSync(path.join(folder, 'type.css'), 'utf8').replace(
    /url\("\.\/([^"]+\.woff2)"\)/g,
    (_, name: string) => `url("data:font/woff2;base64,${readFileSync(path.join(folder, name)).toString('base64')}")`,
  );
}

const LOOK = `
@page { size: A4; margin: 26mm 30mm 28mm; @bottom-center { color: #8a6d2f; content: counter(page); font: 9pt "Source Serif 4"; } }
@page :first { @bottom-center { content: none; } }
body { color: #1d1b2a; font: 11pt/1.6 "Source Serif 4", serif; margin: 0; }
header { break-after: page; padding-block-start: 75mm; text-align: center; }
.mark { color: #8a6d2f; font: 500 9pt Inter, sans-serif; letter-spacing: 0.12em; }
h1 { font: 400 40pt/1.1 "Source Serif 4 Display", serif; margin: 8mm 0 4mm; }
.subtitle { font-size: 15pt; font-style: italic; }
.author { border-block-start: 0.4pt solid #8a6d2f; display: inline-block; margin-block-start: 14mm; padding: 4mm 14mm 0; }
h2 { break-after: avoid; font: 400 19pt/1.2 "Source Serif 4 Display", serif; margin: 0; }
[data-heading] { break-after: avoid; margin: 10mm 0 3mm; }
[data-anchor] { display: none; }
p { hyphens: none; margin: 0 0 3mm; orphans: 3; text-wrap: pretty; widows: 3; }
figure { break-inside: avoid; margin: 7mm 0; text-align: center; }
blockquote { margin: 0; }
blockquote [lang="sa"] { color: #8a6d2f; font: 16pt/1.6 "Tiro Devanagari Sanskrit", "Source Serif 4"; }
[lang="sa"] { font-family: "Tiro Devanagari Sanskrit", "Source Serif 4"; }
figcaption { color: #5c5a68; font-size: 9pt; }
`;
