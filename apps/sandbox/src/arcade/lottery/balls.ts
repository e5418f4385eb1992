import type { TableRules } from '#arcade/table/table-rules.ts';
import type { Draw } from '#random.ts';

/** Five different balls of forty, in the order drawn. */
export type BallsResult = readonly number[];

const ballCount = 40;
const drawnCount = 5;

/** Factors for one, two and three numbers that must all be drawn: 90 per cent each. */
const factors: Readonly<Record<string, number>> = { pick1: 720, pick2: 7020, pick3: 88_920 };

/** Quick draw of five balls from forty. A spot is `pick:7`, `pick:7-21` or `pick:3-7-21`. */
export const ballsRules: TableRules<null, BallsResult> = {
  bettingMs: 28_000,
  revealMs: 12_000,
  openRound: () => null,
  drawResult: (_terms, draw) => drawBalls(draw),
  isSpot: (spot) => readPicks(spot) !== null,
  returns: (spot, result) => {
    const picks = readPicks(spot) ?? [];
    return picks.every((pick) => result.includes(pick)) ? (factors[`pick${picks.length}`] ?? 0) : 0;
  },
  summary: (result) => result.join(' '),
  pays: factors,
};

function drawBalls(draw: Draw): number[] {
  const left = Array.from({ length: ballCount }, (_ball, index) => index + 1);
  return Array.from({ length: drawnCount }, () => left.splice(draw(left.length), 1)[0] ?? 0);
}

/** The numbers of a spot, ascending and different; null for any other spot. */
function readPicks(spot: string): number[] | null {
  if (!/^pick:\d{1,2}(-\d{1,2}){0,2}$/.test(spot)) return null;
  const picks = spot.slice('pick:'.length).split('-').map(Number);
  const inOrder = picks.every(
    (pick, index) =>
      pick >= 1 && pick <= ballCount && (index === 0 || pick > (picks[index - 1] ?? 0)),
  );
  return inOrder ? picks : null;
}
