import { LayerBadge } from '@roe/shared/ui/layer-badge';
import { Picture } from '@roe/shared/ui/picture';
import type { CosmicScene } from './cosmic-series.ts';
import styles from './cosmic-series-page.module.css';

interface Props {
  scene: CosmicScene;
  /** From 0. */
  index: number;
  count: number;
  isCurrent: boolean;
}

/** A scene of the storyboard: its picture, and its words. */
export function Scene({ scene, index, count, isCurrent }: Props) {
  const { id, picture, caption, title, layer, source, story } = scene;
  return (
    <div id={id} className={styles['scene']} data-current={isCurrent || undefined}>
      <figure className={styles['figure']} data-theme="night">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(width < 74rem) 100vw, 74rem"
            className={styles['image']}
            isFirst={index === 0}
          />
        )}
        <figcaption className={styles['caption']}>{caption}</figcaption>
      </figure>
      <div className={styles['words']}>
        <div className={styles['details']}>
          <p className={styles['number']}>
            {index + 1} <span>of {count}</span>
          </p>
          <LayerBadge layer={layer} />
          <p className={styles['source']}>{source}</p>
        </div>
        <div className={styles['story']}>
          <h2>{title}</h2>
          <p>{story}</p>
        </div>
      </div>
    </div>
  );
}
