import type { Palette } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { LetteringLook } from '../drawing/lettering.ts';
import type { Motif } from '../drawing/motif.ts';

/** The elements of a game's picture. */
export type Scene = {
  readonly drawing: Drawing;
  readonly palette: Palette;
  readonly title: string;
  /** Icon names: the one drawn big, and those around it. */
  readonly subject: string;
  readonly companions: readonly string[];
  readonly motif: Motif;
  readonly look: LetteringLook;
  /** Variant number, for compositions that come in several arrangements. */
  readonly variant: number;
  readonly stage: Stage;
};

/** Positions of the elements; they differ between an upright tile and a wide one. */
export type Stage = {
  readonly wide: boolean;
  /** A picture without title that leaves its left side dark for words set over it. */
  readonly wordsLeft?: boolean;
  /** Centre of the subject and the side of the square that holds it. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly title: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
};

export type Composition = (scene: Scene) => void;

/** The usual stage: subject above, title at the foot; on wide pictures title left, subject right. */
export function stageOf(width: number, height: number): Stage {
  if (width > height) {
    return {
      wide: true,
      x: width * 0.7,
      y: height * 0.5,
      size: height * 0.86,
      title: { x: width * 0.04, y: height * 0.2, width: width * 0.44, height: height * 0.6 },
    };
  }
  return {
    wide: false,
    x: width / 2,
    y: height * 0.4,
    size: width * 0.74,
    title: { x: width * 0.05, y: height * 0.7, width: width * 0.9, height: height * 0.26 },
  };
}
