import type { TableRules } from '#arcade/table/table-rules.ts';
import { drawWeighted } from '#random.ts';
import type { Draw } from '#random.ts';

export type CockfightSide = 'meron' | 'wala' | 'draw';

/** Odds of one fight in hundredths, stake included. */
export type CockfightTerms = { fight: number; odds: Readonly<Record<CockfightSide, number>> };

export const cockfightSides: readonly CockfightSide[] = ['meron', 'wala', 'draw'];

/** Odds of favourite, other side and draw, chosen so that each spot returns 94 per cent. */
export const fightOdds: readonly (readonly [favourite: number, other: number, draw: number])[] = [
  [187, 186, 845],
  [180, 194, 990],
  [174, 201, 860],
  [168, 210, 940],
  [160, 224, 940],
  [152, 242, 980],
];

/**
 * Weights of meron, wala and draw under which all three spots return the same. A draw gives the
 * stakes on the two sides back, so with s as the inverse of the draw's odds the chances are as
 * (1 - s) / meron : (1 - s) / wala : s.
 */
export function cockfightWeights({ odds }: CockfightTerms): readonly number[] {
  const { meron, wala, draw } = odds;
  return [(draw - 100) * wala, (draw - 100) * meron, meron * wala];
}

export const cockfightRules: TableRules<CockfightTerms, CockfightSide> = {
  bettingMs: 25_000,
  revealMs: 16_000,
  openRound: (draw) => openFight(draw),
  drawResult: (terms, draw) =>
    cockfightSides[drawWeighted(cockfightWeights(terms), draw)] ?? 'draw',
  isSpot: (spot) => cockfightSides.some((side) => side === spot),
  returns: (spot, winner, { odds }) => {
    if (spot === winner) return odds[winner];
    return winner === 'draw' ? 100 : 0;
  },
  summary: (winner) => winner,
  pays: {},
};

function openFight(draw: Draw): CockfightTerms {
  const [favourite = 187, other = 186, level = 845] = fightOdds[draw(fightOdds.length)] ?? [];
  const meronIsFavourite = draw(2) === 0;
  return {
    fight: 100 + draw(900),
    odds: {
      meron: meronIsFavourite ? favourite : other,
      wala: meronIsFavourite ? other : favourite,
      draw: level,
    },
  };
}
