import type { Media } from '@roe/shared/kit/media';
import type { PictureSource } from '@roe/shared/ui/picture';

/** The pictures of the section's texts, by slug; where a text has none, that of the specification, §9, or null. */
export interface Covers {
  /** For a page's one great picture: with the blurred placeholder. */
  great: (slug: string) => PictureSource | null;
  /** For lists, which would grow by the placeholders. */
  listed: (slug: string) => PictureSource | null;
  /** Address of the picture for link previews. */
  preview: (slug: string) => string | null;
}

/** Finds pictures and previews by the slug that their names begin with. */
export function coversOf(media: Media): Covers {
  const pictureOf = (slug: string) => media.picture(slug) ?? media.picture('placeholder-decoding');
  return {
    great: (slug) => listingOf(pictureOf(slug)),
    listed: (slug) => listingOf(pictureOf(slug), false),
    preview: (slug) => previewOf(media, `/previews/${slug}.jpg`),
  };
}

/** What a page needs of a picture; the manifest holds more. */
function listingOf(picture: PictureSource | null, hasPlaceholder = true): PictureSource | null {
  if (!picture) return null;
  const { src, width, height, widths, colour, placeholder } = picture;
  return { src, width, height, widths, colour, ...(hasPlaceholder && placeholder && { placeholder }) };
}

const previewOf = (media: Media, file: string): string | null =>
  media.files.some(({ logical }) => logical === file) ? media.url(file) : null;
