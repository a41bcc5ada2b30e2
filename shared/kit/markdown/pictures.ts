import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { PictureSource } from '../../src/ui/picture.tsx';

/** Finds a picture of the section by its id, such as `mediaOf(root).picture`. */
export type FindPicture = (id: string) => PictureSource | null;

/** Pixels (CSS) that a text is wide at most, with the widest setting of the reader. */
const PICTURE_SIZES = '(width < 48rem) 100vw, 44rem';

const OWN_PICTURE = /^\/pictures\/([a-z0-9-]+)$/;

/**
 * A paragraph that is one picture of the section shows it; of a picture that is none of the section's, only its words stay.
 * @throws where a text names a picture of the section that there is none of
 */
export const pictures = (find: FindPicture) => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const figure = parent.type === 'root' && node.tagName === 'p' && figureOf(node, find);
    if (figure) {
      parent.children[index] = figure;
      return SKIP;
    }
    if (node.tagName === 'img') parent.children[index] = { type: 'text', value: String(node.properties['alt'] ?? '') };
    return undefined;
  });

function figureOf(paragraph: Element, find: FindPicture): Element | undefined {
  const [image, ...others] = paragraph.children.filter((node) => node.type !== 'text' || node.value.trim());
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return undefined;
  const { src, alt, title } = image.properties;
  const id = OWN_PICTURE.exec(String(src))?.[1];
  if (!id) return undefined;
  const picture = find(id);
  if (!picture)
    throw new Error(`picture "${src}": expected the id of a picture in content/pictures.json, received "${id}"`);
  return h(
    'figure',
    { dataPicture: '' },
    pictureOf(picture, String(alt ?? '')),
    title && h('figcaption', String(title)),
  );
}

function pictureOf({ src, width, height, widths }: PictureSource, alt: string): Element {
  const srcSet = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
  return h('picture', [
    h('source', { type: 'image/avif', srcSet: srcSet('avif'), sizes: PICTURE_SIZES }),
    h('img', {
      src: `${src}-${widths.at(-1)}.webp`,
      srcSet: srcSet('webp'),
      sizes: PICTURE_SIZES,
      width,
      height,
      alt,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
}
