import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What a text writes as `![alt](/folder/id "caption")`. */
export interface OwnImage {
  src: string;
  id: string;
  alt: string;
  caption: string | undefined;
}

/** A paragraph of the text that is one image of a folder of the section becomes what is made of it. */
export const ownImages = (folder: string, make: (image: OwnImage) => Element) => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (parent?.type !== 'root' || node.tagName !== 'p') return undefined;
    const image = imageIn(node, folder);
    if (!image) return undefined;
    parent.children[index as number] = make(image);
    return SKIP;
  });

function imageIn(paragraph: Element, folder: string): OwnImage | undefined {
  const [image, ...others] = paragraph.children.filter((node) => node.type !== 'text' || node.value.trim());
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return undefined;
  const { src, alt, title } = image.properties;
  const [, place, id = ''] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(String(src)) ?? [];
  if (place !== folder) return undefined;
  return { src: String(src), id, alt: String(alt ?? ''), caption: title ? String(title) : undefined };
}
