import { usePageData } from '@roe/shared/frame';
import { Below } from '@roe/shared/ui/below';
import { ContinueReading } from '@roe/shared/ui/continue-reading';
import { useState } from 'react';
import { AuthorTeaser } from './author-teaser.tsx';
import { CosmicTeaser } from './cosmic-teaser.tsx';
import { Front } from './front.tsx';
import { GeometryTeaser } from './geometry-teaser.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.ts';
import styles from './home-page.module.css';
import { LayerCards } from './layer-cards.tsx';
import { LayerMap } from './layer-map.tsx';
import { Opening } from './opening.tsx';
import { Storyboard } from './storyboard.tsx';
import { WombsTeaser } from './wombs-teaser.tsx';

/** The first page. */
export function HomePage() {
  const home = usePageData<HomeData>();
  const [isOpening, setIsOpening] = useState(false);
  const { title, subtitle, quote, exploreRoe, opening } = home;
  const pictures = opening.map(({ picture }) => picture);
  return (
    <div className={styles['home']}>
      <Hero {...{ title, subtitle, quote, exploreRoe, pictures }} isCovered={isOpening} />
      <div className={styles['begun']}>
        <ContinueReading />
      </div>
      <Below>
        <Front {...home.front} />
        <LayerCards {...home.layers} />
        <LayerMap {...home.map} />
        <CosmicTeaser {...home.cosmic} scenes={opening} />
        <Storyboard {...home.storyboard} />
        <GeometryTeaser {...home.geometry} pictures={home.geometryPictures} />
        <WombsTeaser {...home.wombs} picture={home.wombsPicture} />
        <AuthorTeaser {...home.author} />
      </Below>
      <Opening scenes={opening} onToggle={setIsOpening} />
    </div>
  );
}
