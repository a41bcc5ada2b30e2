import { createHash } from 'node:crypto';
import type { About, Asset, PagePayload } from '@roe/shared/contract';
import { withoutHtml } from '@roe/shared/contract/page-html';
import { grounds } from './grounds.ts';
import type { PartedSheets } from './parted-sheets.ts';
import { type Surroundings, structuredDataOf } from './structured-data.ts';
import type { Typeface } from './typeface-rules.ts';
import { TYPEFACE_SCRIPT, typefaceScriptOf } from './typeface-script.ts';

/** What a page loads besides itself. The sheets stand in it. */
export interface PageAssets {
  /** The sheets of a page that shows this HTML. */
  sheetsFor: (html: string) => PartedSheets;
  typefaces: Typeface[];
  /** Scripts of its section, and of the shell. */
  section: Asset[];
  shell: Asset[];
}

/**
 * First script of a page. What the reader has chosen under "Reading settings" (see shared/src/state/preferences.ts), so that
 * the first paint is right. Then what the first paint leaves room for, as marks on <html>: `data-begun` for texts that were begun on this
 * device and not finished; `data-opening` for who meets the site's first page for the first time in this session, at its top, and has
 * asked for neither less motion nor less data. Then the one Trusted Types policy, for what the sanitiser of the build would never leave in a text:
 * tags that can run, leave the page or hide others from the parser are refused by their name wherever it stands, event handlers
 * as the browser's own parser finds them (its own text passes: `p`). Script addresses must be http(s), and of this origin.
 */
export const FIRST = `{let p,e=document.documentElement.dataset,l=location;try{/"isRead":false/.test(localStorage.saved)&&(e.begun='');l.pathname[1]||l.search||l.hash||sessionStorage.opening||navigator.connection?.saveData||matchMedia('(prefers-reduced-motion:reduce)').matches||(e.opening='');Object.assign(e,JSON.parse(localStorage.preferences).state.reading)}catch{}self.trustedTypes?.createPolicy('default',{createHTML(s){if(p)return s;let d=/<(script|i?frame|meta|base|object|embed|form|link|template|noscript)/i.test(s);if(!d){p=1;d=new DOMParser().parseFromString(s,'text/html');p=0;d=d.evaluate('//@*[starts-with(name(),"on")]',d,null,3).booleanValue}if(d)throw TypeError('expected markup without scripts, received '+s.slice(0,80));return s},createScriptURL(u){if(!new URL(u,location).href.startsWith(location.origin+'/'))throw TypeError(u);return u}})}`;

/**
 * Last script: starts the others when the text and the page's first picture are painted, at the visitor's first press or key, when the page
 * has loaded, or after 4 s, so that they never compete with what is being read. Moved nodes run; the shell's keep their order by
 * `async = false`, the section's wait for nobody and say when they are `done`. Clicks on controls that need the others are kept on the
 * template until then.
 */
const START = `(d=>{let t=d.currentScript.previousSibling,c=[],k=v=>{(v=v.target.closest('[data-early]'))&&c.push(v)},e=['pointerdown','keydown','focusin'],w=()=>requestAnimationFrame(()=>setTimeout(go)),go=()=>{if(!t)return;for(const s of t.content.children)s.async=s.hasAttribute('async'),s.onload=s.onerror=()=>s.done=1;d.head.append(t.content);t=0;e.forEach(n=>removeEventListener(n,go))};e.forEach(n=>addEventListener(n,go,{passive:!0}));addEventListener('load',()=>setTimeout(go));setTimeout(go,4e3);new PerformanceObserver((l,o)=>{if(!l.getEntriesByName('first-contentful-paint')[0])return;o.disconnect();let i=d.querySelector('img[fetchpriority=high]');i&&!i.complete?i.onload=i.onerror=w:w()}).observe({type:'paint',buffered:!0});addEventListener('click',k);t.early=()=>(removeEventListener('click',k),c)})(document)`;

/** What the head of every page says of the site as a whole. */
export const siteHead = ({ shortName }: About): string =>
  [
    `<meta name="theme-color" data-scheme="night" content="${grounds.night}" media="(prefers-color-scheme: dark)">`,
    `<meta name="theme-color" data-scheme="day" content="${grounds.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" data-scheme="sepia" content="${grounds.sepia}" media="not all">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...[
      ['search', '/opensearch.xml', 'application/opensearchdescription+xml'],
      ['alternate', '/rss.xml', 'application/rss+xml'],
      ['alternate', '/atom.xml', 'application/atom+xml'],
      ['alternate', '/feed.json', 'application/feed+json'],
    ].map(([rel, href, type]) => `<link rel="${rel}" href="${href}" type="${type}" title="${shortName}">`),
  ].join('');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content-Security-Policy of all pages, but for what each says of its sheets: files of this origin, and exactly the scripts that we wrote. */
export const commonPolicy = [
  `default-src 'none'`,
  `script-src 'self' ${[FIRST, TYPEFACE_SCRIPT, START].map(hashOf).join(' ')}`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `frame-src 'self'`,
  `media-src 'self' blob:`,
  `connect-src 'self'`,
  `manifest-src 'self'`,
  `worker-src 'self'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types default`,
].join('; ');

/** What the policy of a composed page says of its sheets: files of this origin, and exactly the texts that we wrote. */
export function stylePolicyOf(html: string): string {
  const ours = html.slice(0, html.indexOf('</head>')) + html.slice(html.lastIndexOf(SCRIPTS));
  const texts = [...ours.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return `style-src 'self' ${texts.map(hashOf).join(' ')}`;
}

const SCRIPTS = '<template id="-scripts">';

/**
 * A whole page. First what draws it: the sheets' first part, and the text. Then what only machines read, and what waits until the
 * starter moves it into the head: the sheets' later part, and the scripts. At last the scripts are asked for, in low priority: while
 * the page is laid out nothing else needs the line.
 */
export function htmlDocumentOf(
  payload: PagePayload,
  rendered: { head: string; body: string },
  { sheetsFor, typefaces, section, shell, ...surroundings }: Surroundings & PageAssets,
): string {
  const { about } = surroundings;
  const { first, later } = sheetsFor(rendered.body);
  const styles = first.map(({ name, text }) => `<style data-href="${name}">${text}</style>`).join('');
  const tag = ({ url, integrity }: Asset, mode = '') =>
    `<script src="${url}" integrity="${integrity}" crossorigin="anonymous"${mode}></script>`;
  const ahead = ({ url, integrity }: Asset) =>
    `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low">`;
  const tags = [...section.map((asset) => tag(asset, ' async')), ...shell.map((asset) => tag(asset))].join('');
  return `<!doctype html>
<html lang="${about.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${FIRST}</script>${rendered.head}${typefaceScriptOf(typefaces)}${siteHead(about)}${styles}</head>
<body><div id="-root">${rendered.body}</div>${structuredDataOf(payload, surroundings)}<script type="application/json" id="-page">${inert(withoutTexts(payload, rendered.body))}</script>${SCRIPTS}<style>${later}</style>${tags}</template><script>${START}</script>${[...shell, ...section].map(ahead).join('')}</body></html>
`;
}

/** What stands in the body as HTML the JSON does not repeat. */
const withoutTexts = (payload: PagePayload, body: string): PagePayload => ({
  ...payload,
  page: { ...payload.page, data: withoutHtml(payload.page.data, body) },
});

const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
