import { drawWeighted } from '#random.ts';
import type { Draw } from '#random.ts';

/** Odds of one market in hundredths, stake included. */
export type Odds = readonly number[];

export type OddsTable = {
  /** Two sides without a draw, favourite first. */
  twoWay: readonly Odds[];
  /** Favourite, draw, outsider. */
  threeWay: readonly Odds[];
};

/** Every market below returns 94 per cent on each of its selections. */
export const sportsOdds: OddsTable = {
  twoWay: [
    [120, 434],
    [134, 315],
    [142, 278],
    [151, 249],
    [158, 232],
    [167, 215],
    [179, 198],
    [187, 189],
    [188, 188],
  ],
  threeWay: [
    [150, 370, 788],
    [155, 380, 643],
    [160, 360, 621],
    [165, 340, 611],
    [170, 340, 551],
    [185, 330, 454],
    [190, 360, 385],
    [215, 380, 298],
  ],
};

/** Every market below returns 93 per cent on each of its selections. */
export const esportsOdds: OddsTable = {
  twoWay: [
    [121, 402],
    [128, 340],
    [135, 299],
    [143, 266],
    [158, 226],
    [177, 196],
    [184, 188],
    [186, 186],
  ],
  threeWay: [
    [150, 390, 657],
    [155, 380, 599],
    [165, 350, 545],
    [170, 320, 573],
    [185, 320, 450],
    [225, 340, 297],
  ],
};

/**
 * Weights under which every selection returns the same: the chance of a selection is as the
 * inverse of its odds, written here as the product of the other odds.
 */
export function selectionWeights(odds: Odds): number[] {
  return odds.map((_own, index) =>
    odds.reduce((product, other, place) => (place === index ? product : product * other), 1),
  );
}

/** What each selection of a market returns, as a share of the stake. */
export function marketReturn(odds: Odds): number {
  return 1 / odds.reduce((sum, value) => sum + 100 / value, 0);
}

export function drawSelection(odds: Odds, draw: Draw): number {
  return drawWeighted(selectionWeights(odds), draw);
}
