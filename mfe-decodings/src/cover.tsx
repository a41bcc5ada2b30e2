import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import styles from './cover.module.css';

interface Props {
  /** Address of the page that it is the cover of. */
  of: string;
  cover: PictureSource | null;
  /** How wide it will stand, as in the `sizes` of an image. */
  sizes: string;
  /** The page's first picture. */
  isFirst?: boolean;
  /** Where there is none (specification, §9). */
  fallback?: '/images/decodings/placeholder-decoding.jpg' | '/images/placeholder-decoding.jpg';
}

/** The picture that a text is known by. It only adorns: its title stands beside it. */
export function Cover({
  of,
  cover,
  sizes,
  isFirst = false,
  fallback = '/images/decodings/placeholder-decoding.jpg',
}: Props) {
  return (
    <div className={styles['cover']} data-cover={of}>
      {cover ? (
        <Picture picture={cover} alt="" sizes={sizes} isFirst={isFirst} />
      ) : (
        <img src={fallback} alt="" width="1280" height="720" loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
      )}
    </div>
  );
}
