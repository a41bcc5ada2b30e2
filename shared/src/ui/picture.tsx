import styles from './picture.module.css';

/** A picture in several widths, each as AVIF and WebP: `<src>-<width>.avif`. */
export interface PictureSource {
  /** Address without width and ending. */
  src: string;
  /** Size of the largest, in pixels. */
  width: number;
  height: number;
  /** Widths that there are, in pixels, ascending. */
  widths: number[];
  /** Average colour, "#rrggbb": stands until the picture is there. */
  colour: string;
  /** Data URL of a blurred picture of a few pixels; lists leave it out, a page's one great picture has it. */
  placeholder?: string;
}

interface Props {
  picture: PictureSource;
  /** What it shows, for those who do not see it; empty where it only adorns. */
  alt: string;
  /** How wide it will stand, as in the `sizes` of an image. */
  sizes: string;
  /** The page's first picture: fetched before all others. The rest waits until it comes into view. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A picture that keeps its place while it loads, in the format and width that the device can use. */
export function Picture({
  picture: { src, width, height, widths, colour, placeholder },
  alt,
  sizes,
  isFirst,
  className,
}: Props) {
  const sources = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={styles['picture']}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className}
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        style={{ backgroundColor: colour, backgroundImage: placeholder && `url(${placeholder})` }}
      />
    </picture>
  );
}
