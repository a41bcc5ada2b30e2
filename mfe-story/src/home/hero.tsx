import { Button } from '@roe/shared/ui/button';
import { ButtonLink } from '@roe/shared/ui/button-link';
import { useDialog } from '@roe/shared/ui/dialog';
import { Quote } from '@roe/shared/ui/quote';
import { useLayoutEffect, useRef } from 'react';
import { ExploreRoe } from './explore-roe.tsx';
import { FadingPictures } from './fading-pictures.tsx';
import styles from './hero.module.css';
import type { HomeData } from './home.ts';
import { SlideControls } from './slide-controls.tsx';
import { useSlideshow } from './use-slideshow.ts';

interface Props extends Pick<HomeData, 'title' | 'subtitle' | 'quote' | 'exploreRoe'> {
  pictures: HomeData['opening'][number]['picture'][];
  /** Something lies over it: its pictures wait. */
  isCovered: boolean;
}

/** The first screen: pictures that take turns behind the title, a verse, and the ways on. */
export function Hero({ title, subtitle, quote, exploreRoe, pictures, isCovered }: Props) {
  const words = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const overlay = useDialog();
  const slideshow = useSlideshow(pictures.length, words, isCovered);

  useLayoutEffect(() => {
    const title = heading.current;
    if (isCovered && title)
      title.style.setProperty('--title-end', `${innerHeight - title.getBoundingClientRect().bottom}px`);
  }, [isCovered]);

  return (
    <>
      <div className={styles['hero']} data-theme="night" data-covered={isCovered || undefined}>
        <div className={styles['pictures']}>
          <FadingPictures
            pictures={pictures}
            current={slideshow.current}
            others={slideshow.others}
            onLoaded={slideshow.onLoaded}
          />
        </div>
        <div className={styles['words']} ref={words}>
          <div className={styles['title']}>
            <h1 ref={heading}>{title}</h1>
            <p className={styles['subtitle']}>{subtitle}</p>
            <div className={styles['ways']}>
              <ButtonLink variant="primary" to="/decodings">
                Explore Decodings
              </ButtonLink>
              <Button data-early="explore-roe" data-needs-script="" onClick={overlay.onOpen}>
                Explore ROE
              </Button>
              <ButtonLink to="/declaration">Read the ROE Declaration</ButtonLink>
              <ButtonLink variant="plain" to="/about-roe">
                Learn More about ROE
              </ButtonLink>
            </div>
          </div>
          <div className={styles['quote']}>
            <Quote source={quote.source}>
              <p className={styles['devanagari']} lang="sa">
                <span>{quote.devanagari}</span>
              </p>
              <p lang="sa-Latn">{quote.iast}</p>
              <p className={styles['translation']}>{quote.translation}</p>
            </Quote>
          </div>
          {pictures.length > 1 && <SlideControls count={pictures.length} {...slideshow} />}
        </div>
      </div>
      {/* Outside, so that it is read in the theme of the page. */}
      {overlay.isSeen && <ExploreRoe words={exploreRoe} {...overlay} />}
    </>
  );
}
