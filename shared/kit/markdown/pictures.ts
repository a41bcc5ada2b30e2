import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { PictureSource } from '../../src/ui/picture.tsx';
import { type OwnImage, ownImages } from './own-image.ts';

/** Finds a picture of the section by its id, such as `mediaOf(root).picture`. */
export type FindPicture = (id: string) => PictureSource | null;

/** Pixels (CSS) that a text is wide at most, with the widest setting of the reader. */
const PICTURE_SIZES = '(width < 48rem) 100vw, 44rem';

/**
 * A paragraph that is one picture of the section shows it; of a picture that is none of the section's, only its words stay.
 * @throws where a text names a picture of the section that there is none of
 */
export const pictures = (find: FindPicture) => (tree: Root) => {
  ownImages('pictures', (image) => figureOf(image, find))(tree);
  visit(tree, { tagName: 'img' }, (node: Element, index, parent) => {
    if (parent && parent.type === 'element' && parent.tagName === 'picture') return;
    if (parent) parent.children[index as number] = { type: 'text', value: String(node.properties['alt'] ?? '') };
  });
};

function figureOf({ src, id, alt, caption }: OwnImage, find: FindPicture): Element {
  const picture = find(id);
  if (!picture)
    throw new Error(`picture "${src}": expected the id of a picture in content/pictures.json, received "${id}"`);
  return h('figure', { dataPicture: '' }, pictureOf(picture, alt), caption && h('figcaption', caption));
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
