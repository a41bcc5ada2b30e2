import type { PictureSource } from '@roe/shared/ui/picture';

/** A picture of the opening sequence. */
export interface Scene {
  caption: string;
  picture: PictureSource;
}

/** One of the three layers: its card, and what 'See More' opens. */
export interface LayerText {
  layer: 1 | 2 | 3;
  picture: PictureSource | null;
  title: string;
  subtitle: string;
  text: string;
  /** HTML. */
  html: string;
}

export interface Teaser {
  heading: string;
  text: string;
}

/** A step of the page's storyboard: how the site is used. */
interface Step {
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** What the first page shows; the build makes it from `content/home.json`. */
export interface HomeData {
  title: string;
  subtitle: string;
  quote: { devanagari: string; iast: string; translation: string; source: string };
  opening: Scene[];
  exploreRoe: { title: string; lead: string; html: string };
  layers: { heading: string; cards: LayerText[] };
  map: Teaser;
  cosmic: Teaser;
  storyboard: { heading: string; intro: string; steps: Step[] };
  geometry: Teaser;
  geometryPictures: PictureSource[];
  wombs: Teaser & { status: string; episodes: { title: string; text: string }[] };
  wombsPicture: PictureSource | null;
  author: Teaser;
}
