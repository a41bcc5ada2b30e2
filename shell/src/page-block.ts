import type { PagePayload } from '@roe/shared/contract';
import { withHtml } from '@roe/shared/contract/page-html';
import { pageShape } from './loading/pages.ts';
import { pinShape } from './loading/pin-shape.ts';
import { type Shape, shaped } from './loading/shape.ts';

const blockShape: Shape<PagePayload> = {
  site: 'string',
  shell: 'string',
  nav: [],
  pin: pinShape,
  page: pageShape,
};

/**
 * What the document was rendered from, with the text that its inert block leaves out because it stands in the document.
 * @throws {Error} where the document has no such block
 */
export function readPageBlock(): PagePayload {
  // A page's own HTML may hold any id; what the composer wrote stands beside it.
  const block = document.querySelector('body > script#-page')?.textContent ?? '';
  const payload = shaped<PagePayload>(JSON.parse(block), blockShape, 'script#-page');
  const { document: head, data } = payload.page;
  return { ...payload, page: { document: head, data: withHtml(data, document) } };
}

/** A copy of what the document shows, in one that loads nothing: neither React nor a section changes it. */
export const copyOf = (root: HTMLElement): HTMLElement =>
  document.createElement('template').content.ownerDocument.importNode(root, true);
