import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('@roe/shared/styles/tokens.css'), 'utf8');
const tokens = source.replaceAll(/\/\*.*?\*\/\s*/gs, '');

const style = `${tokens}
body{background:var(--ground);color:var(--ink);display:grid;font:var(--text-body)/1.6 var(--serif);margin:0;min-block-size:100dvb;place-items:center}
main{display:grid;gap:var(--space-4);justify-items:start;margin:var(--space-6);max-inline-size:34rem}
svg{color:var(--gold)}h1{font-size:var(--heading-1);font-weight:400;letter-spacing:-.012em;line-height:var(--leading-tight);margin:0;text-wrap:balance}
p{color:var(--ink-soft);margin:0}a{color:var(--gold);text-underline-offset:.2em}:focus-visible{outline:2px solid var(--focus);outline-offset:3px}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const texts = {
  404: {
    title: 'There is no page at this address',
    text: 'The link may be old or misspelt. What you were looking for may be among the <a href="/decodings">decodings</a>, or start from the <a href="/">first page</a>.',
  },
  500: {
    title: 'Something went wrong here',
    text: 'The fault is ours, not yours, and it is written down. Go back and try again in a moment, or start from the <a href="/">first page</a>.',
  },
  503: {
    title: 'The site is being set up',
    text: 'Nothing is published here yet. Please come back in a few minutes.',
  },
} as const;

/** A page that needs nothing but itself: for what no section can answer. */
export function errorPage(status: keyof typeof texts): Response {
  const { title, text } = texts[status];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ROE</title><style>${style}</style></head>
<body><main><svg width="56" height="56" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4.5" y="4.5" width="39" height="39" rx="3" opacity=".55"/><circle cx="24" cy="24" r="12" opacity=".8"/><circle cx="24" cy="24" r="3.5" fill="currentColor" stroke="none"/></svg><h1>${title}</h1><p>${text}</p></main></body></html>
`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  };
  if (status === 503) headers['retry-after'] = '30';
  return new Response(html, { status, headers });
}
