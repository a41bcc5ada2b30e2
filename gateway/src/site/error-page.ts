import { createHash } from 'node:crypto';
import type { NavEntry, Registry } from '@roe/shared/contract';
import { navOf, placedIn } from '@roe/shared/contract/nav';
import { tokens } from '@roe/shared/kit/tokens';
import { html, raw } from 'hono/html';

const style = `${tokens}
body{background:var(--ground);color:var(--ink);display:grid;font:var(--text-body)/1.6 var(--serif);margin:0;min-block-size:100dvb;place-items:center}
main{display:grid;gap:var(--space-4);justify-items:start;margin:var(--space-6);max-inline-size:34rem}
svg{color:var(--gold)}h1{font-size:var(--heading-1);font-weight:400;letter-spacing:-.012em;line-height:var(--leading-tight);margin:0;text-wrap:balance}
p{color:var(--ink-soft);margin:0}a{color:var(--gold);text-underline-offset:.2em}:focus-visible{outline:2px solid var(--focus);outline-offset:3px}`;

const mark =
  '<svg width="56" height="56" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4.5" y="4.5" width="39" height="39" rx="3" opacity=".55"/><circle cx="24" cy="24" r="12" opacity=".8"/><circle cx="24" cy="24" r="3.5" fill="currentColor" stroke="none"/></svg>';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What an error page may say of the site. */
export interface NamedSite {
  /** Short; undefined where nothing is known of the site yet. */
  name: string | undefined;
  /** Pages to start from, in the order in which they are named. */
  links: Pick<NavEntry, 'label' | 'href'>[];
}

/** As much as a registry tells. */
export const namedSite = ({ about, sections }: Registry): NamedSite => ({
  name: about?.shortName,
  links: placedIn(navOf(sections), 'menu'),
});

const titles = {
  404: 'There is no page at this address',
  500: 'Something went wrong here',
  503: 'The site is being set up',
} as const;

function textOf(status: keyof typeof titles, links: NamedSite['links']) {
  const first = html`start from the <a href="/">first page</a>`;
  const others = links.map(({ label, href }) => html`<a href="${href}">${label}</a>, `);
  if (status === 503) return 'Nothing is published here yet. Please come back in a few minutes.';
  if (status === 500)
    return html`The fault is ours, not yours, and it is written down. Go back and try again in a moment, or ${first}.`;
  return html`The link may be old or misspelt. ${others.length > 0 ? html`What you were looking for may be among these: ${others}or` : 'You can'} ${first}.`;
}

/** A page that needs nothing but itself: for what no section can answer. */
export async function errorPage(
  status: keyof typeof titles,
  { name, links }: NamedSite = { name: undefined, links: [] },
): Promise<Response> {
  const title = titles[status];
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name ? `${title} · ${name}` : title}</title><style>${raw(style)}</style></head>
<body><main>${raw(mark)}<h1>${title}</h1><p>${textOf(status, links)}</p></main></body></html>
`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  };
  if (status === 503) headers['retry-after'] = '30';
  return new Response(page, { status, headers });
}
