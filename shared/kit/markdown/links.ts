import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * The first link to a term is marked.
 * @param terms address below which each term has a page, such as "/glossary"; without one, nothing is a term
 */
export const terms = (terms: string | undefined) => (tree: Root) => {
  const met = new Set<string>();
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    const href = String(properties['href'] ?? '');
    const term = /^[/#]([a-z]+)$/.exec(terms && href.startsWith(terms) ? href.slice(terms.length) : '')?.[1];
    if (term === undefined || met.has(term)) return;
    met.add(term);
    properties['dataTerm'] = term;
  });
};

const ANYWHERE = 'https://own.invalid';

/** A link to another site names it, and gives it no hold on this page. */
export const foreignLinks = () => (tree: Root) =>
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    const href = String(properties['href'] ?? '');
    if (URL.canParse(href, ANYWHERE)) Object.assign(properties, foreign(new URL(href, ANYWHERE), properties['title']));
  });

const foreign = ({ origin, protocol, host }: URL, title: Properties['title'] = host): Properties =>
  origin !== ANYWHERE && /^https?:$/.test(protocol) ? { rel: ['noopener'], title } : {};
