import type { PictureSource } from '@roe/shared/ui/picture';

export interface CosmicScene {
  /** Its anchor. */
  id: string;
  picture: PictureSource | null;
  caption: string;
  title: string;
  layer: 1 | 2 | 3;
  source: string;
  story: string;
}

/** Page data of /cosmic-series. */
export interface CosmicSeriesData {
  lead: string;
  introduction: string[];
  scenes: CosmicScene[];
  closing: string;
  links: { label: string; href: string }[];
}
