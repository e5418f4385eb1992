import type { IconDrawing } from '#pages/browser/element.ts';

export type PictureName = 'A' | 'B' | 'C' | 'D' | 'W' | 'S';

/** The design of one slot: pictures for its symbols and the colours around them. */
export type Skin = {
  pictures: Readonly<Record<PictureName, IconDrawing>>;
  /** Silhouettes at the two sides of the horizon. */
  horizon: readonly [left: IconDrawing, right: IconDrawing];
  colours: {
    /** Sky from top to horizon, then the ground. */
    sky: readonly [top: string, middle: string, horizon: string];
    ground: string;
    silhouette: string;
    light: string;
    /** Metal of the reel frame, light and deep. */
    frame: readonly [light: string, deep: string];
    reel: readonly [edge: string, middle: string];
    /** Fill of the five letters, highest first. */
    letters: readonly [string, string, string, string, string];
  };
};
