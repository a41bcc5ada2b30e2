import type { Finish } from './develop.ts';
import type { Light } from './light.ts';
import type { LightBuffer } from './light-buffer.ts';

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a pass knows while it runs. */
export interface Context extends Size {
  /** Text from which everything random in the scene follows. */
  seed: string;
  /** What an earlier pass has made. @throws where no pass of that name has run */
  earlier(name: string): LightBuffer;
}

/** Adds the light of one point of the picture, in pixels from the upper left corner; `light` comes dark. */
export type Kernel = (x: number, y: number, light: Light) => void;

/** One layer of work with a buffer of its own: first the kernel on all cores, then the painter alone. */
export interface Pass {
  name: string;
  /** Defaults to the picture's size. */
  size?(picture: Size): Size;
  /** Called once per thread. The kernel may depend on the pixel and the context only, never on pixels before it. */
  kernel?(context: Context): Kernel;
  /** Samples per pixel along each side; 1 where absent. */
  samples?: number;
  paint?(context: Context, buffer: LightBuffer): void;
}

/** A picture's recipe: the last pass is what is shown. */
export interface Scene {
  passes: readonly Pass[];
  finish: Finish;
}

/** Where a scene is declared: a module that exports a function `scene`. Worker threads load it by its address. */
export interface Recipe {
  /** `file:` address of the module. */
  module: string;
  /** Handed to `scene`; plain values only, because it travels to the threads. */
  options?: unknown;
  seed: string;
}

export interface SceneModule {
  scene(options: unknown): Scene;
}

/** A finished picture: bytes of sRGB, three per pixel, row by row. */
export interface Picture extends Size {
  pixels: Uint8Array;
}

/** Horizontal place of a pixel: 0 in the middle, 1 half a picture's height to the right. */
export const across = (size: Size, x: number): number => (x - size.width / 2) / (size.height / 2);

/** Vertical place of a pixel: 0 in the middle, 1 at the upper edge. */
export const upward = (size: Size, y: number): number => (size.height / 2 - y) / (size.height / 2);
