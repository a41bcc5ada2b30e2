import type { Recipe, Size } from './core/scene.ts';

/** A picture of the site: how it is made and where it goes. */
export interface Work {
  /** Names the files: `<id>-<width>.avif`. */
  id: string;
  /** Id of the section that shows it, "story" for mfe-story. */
  section: string;
  recipe: Recipe;
  /** What is rendered; everything published is scaled down from it. Pixels. */
  master: Size;
  /** Widths that the layouts use, ascending, in pixels. */
  widths: readonly number[];
  /** A JPEG of this width too, under the section's `media/images`. */
  jpegWidth?: number;
}

/** The size of a picture of this width with the master's proportions. */
export const sizeAt = ({ master }: Work, width: number): Size => ({
  width,
  height: Math.round((width * master.height) / master.width),
});
