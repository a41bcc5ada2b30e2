/** Address of the term that a link of a text leads to, or undefined for another link. */
export function termAddress(link: Pick<HTMLAnchorElement, 'pathname' | 'hash'>): string | undefined {
  const slug = /^\/glossary(?:\/|(?=#))#?([a-z]+)$/.exec(link.pathname + link.hash)?.[1];
  return slug && `/glossary/${slug}`;
}

/** The link of a term that something happened to. */
export function termLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/glossary"]') : null;
  return link && termAddress(link) ? link : undefined;
}
