import { useRotation } from '@roe/shared/rotation';
import { Button } from '@roe/shared/ui/button';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Cover } from '../cover.tsx';
import type { DecodingSummary } from '../decoding.ts';
import styles from './featured.module.css';
import { ReadNow } from './read-now.tsx';

/** Seconds that one stays (specification, §9). */
const STAY = 10;

interface Props {
  decodings: DecodingSummary[];
  /** The way to an item that belongs to a series is followed. */
  onSeriesFollowed: (event: MouseEvent, name: string) => void;
}

/** Decodings that take turns at the top of the list. Without script the first one stays. */
export function Featured({ decodings, onSeriesFollowed }: Props) {
  const section = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const { isPaused, onPauseToggled } = useRotation(section, {
    index,
    seconds: STAY,
    isHeld: decodings.length < 2,
    onTurn: () => setIndex((index + 1) % decodings.length),
  });
  const drawn = useDrawn(index, decodings.length);

  return (
    <section
      className={styles['featured']}
      ref={section}
      data-theme="night"
      aria-roledescription="carousel"
      aria-label="Featured decodings"
    >
      <ul className={styles['slides']}>
        {decodings.map((decoding, place) => (
          <li
            key={decoding.slug}
            className={styles['slide']}
            aria-hidden={place !== index}
            inert={place !== index}
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${decodings.length}`}
          >
            <div className={styles['picture']}>
              {drawn.has(place) && (
                <Cover
                  of={`/decodings/${decoding.slug}`}
                  cover={decoding.cover}
                  sizes="(min-width: 74rem) 74rem, 100vw"
                  isFirst={place === 0}
                />
              )}
            </div>
            <div className={styles['text']}>
              <p className={styles['kicker']}>{kickerOf(decoding)}</p>
              <h2>{decoding.title}</h2>
              <p className={styles['excerpt']}>{decoding.excerpt}</p>
              <ReadNow decoding={decoding} onSeriesFollowed={onSeriesFollowed} />
            </div>
          </li>
        ))}
      </ul>
      {decodings.length > 1 && (
        <div className={styles['controls']} data-needs-script="">
          <div className={styles['pause']}>
            <Button variant="plain" size="small" onClick={onPauseToggled}>
              {isPaused ? 'Play' : 'Pause'}
            </Button>
          </div>
          {decodings.map(({ slug }, place) => (
            <button
              key={slug}
              className={styles['dot']}
              type="button"
              aria-label={`Show decoding ${place + 1} of ${decodings.length}`}
              aria-current={place === index || undefined}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const kickerOf = ({ category, series, episode }: DecodingSummary): string =>
  series && episode ? `${series} · Episode ${episode}` : category;

/** Places of the pictures that are there: the first with the page, then each one's successor, so that it is loaded when its turn comes. */
function useDrawn(index: number, count: number): Set<number> {
  const [drawn, setDrawn] = useState(() => new Set([0]));
  useEffect(() => {
    setDrawn((before) => new Set([...before, index, (index + 1) % count]));
  }, [index, count]);
  return drawn;
}
