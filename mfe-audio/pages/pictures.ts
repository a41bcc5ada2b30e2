import type { Media } from '@roe/shared/kit/media';
import type { PictureSource } from '@roe/shared/ui/picture';

/**
 * The picture of a track, as lists have it.
 * @throws where the generator has painted none
 */
export function pictureOf(id: string, media: Media): PictureSource {
  const picture = media.picture(id);
  if (!picture)
    throw new Error(`mfe-audio: expected a picture of "${id}", found none. Run: npm run art -- covers ${id}`);
  const { placeholder: _, ...listed } = picture;
  return listed;
}
