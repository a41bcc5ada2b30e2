import path from 'node:path';
import { readAbout } from '@roe/shared/kit/about';
import type { Printed } from '@roe/shared/kit/printed';
import { text } from '@roe/shared/kit/schemas';
import { contentOf } from '@roe/shared/kit/section-content';
import * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '..');

const SOURCE = 'realization-document.md';

const frontMatterSchema = v.object({ title: text, subtitle: text, author: text });

function page(typefaces: string): string {
  const { frontMatter, ...text } = contentOf(root).markdown(SOURCE, frontMatterSchema);
  const { title, subtitle, author } = frontMatter;
  // A link to a page of the site has no address on paper.
  const html = text.html.replace(/<a href="\/[^"]*"[^>]*>(.*?)<\/a>/gs, '$1');
  const { name, language } = readAbout();
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${typefaces}${LOOK}</style></head>
<body><header><p class="mark">${name}</p><h1>${title}</h1><p class="subtitle">${subtitle}</p><p class="author">${author}</p></header>
<main>${html}</main></body></html>`;
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

/** The realization document. */
export const printed: Printed = {
  source: path.join(root, 'content', SOURCE),
  file: path.join(root, 'media/assets/ROE_Realization.pdf'),
  page,
};
