import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import styles from './fading-pictures.module.css';

interface Props {
  pictures: PictureSource[];
  /** Index of the one that is seen. */
  current: number;
  /** Those that are in the document too: one fades away, one is fetched for its turn. */
  others: number[];
  onLoaded: (index: number) => void;
  /** Grows very slowly while it is seen. */
  isBreathing?: boolean;
}

/** Wide pictures over the whole of their place; they only adorn. */
const SIZES = '(orientation: portrait) 100vh, max(100vw, 178vh)';

/** Pictures that lie on one another; the one that is shown fades in over the one before. They fill the element round them. */
export function FadingPictures({ pictures, current, others, onLoaded, isBreathing }: Props) {
  return (
    <div className={styles['pictures']} data-breathing={isBreathing || undefined}>
      {pictures.map(
        (picture, index) =>
          (index === current || others.includes(index)) && (
            <div
              key={picture.src}
              className={styles['picture']}
              data-shown={index === current || undefined}
              onLoadCapture={() => onLoaded(index)}
            >
              <Picture picture={picture} alt="" sizes={SIZES} isFirst={index === 0} className={styles['image']} />
            </div>
          ),
      )}
    </div>
  );
}
