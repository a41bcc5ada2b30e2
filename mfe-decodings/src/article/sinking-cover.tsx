import { Picture, type PictureSource } from '@roe/shared/ui/picture';
import { COVER_SIZES } from './article-hero.tsx';
import styles from './sinking-cover.module.css';

/** The cover beside the text: with each layer it sinks one ring deeper. Decorative: the headings name the layers. */
export function SinkingCover({ cover: { placeholder: _, ...cover } }: { cover: PictureSource }) {
  return (
    <div className={styles['rings']} aria-hidden="true" data-needs-script="">
      <Picture picture={cover} alt="" sizes={COVER_SIZES} className={styles['cover']} />
    </div>
  );
}
