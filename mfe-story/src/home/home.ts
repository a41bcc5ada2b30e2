import type { ConsciousnessLevel } from '@roe/shared/contract';
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

/** A decoding, with how it begins. */
export interface Story {
  /** Its page. */
  href: string;
  title: string;
  category: string;
  level: ConsciousnessLevel;
  /** Page of the way through texts of its level. */
  way: string;
  minutes: number;
  /** HTML of its first paragraphs. */
  html: string;
}

/** What there is to read: a decoding of each level, and a sentence of the real world with its page and what it means. */
export interface FrontData {
  heading: string;
  lead: Story & { cover: PictureSource | null };
  others: Story[];
  saying: { href: string; sentence: string; meaning: string };
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
  front: FrontData;
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
