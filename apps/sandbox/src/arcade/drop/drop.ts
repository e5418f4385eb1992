import type { Draw } from '#random.ts';

export const dropRisks = ['low', 'medium', 'high'] as const;

export type DropRisk = (typeof dropRisks)[number];

/** Rows of pins; the ball goes left or right at each, so there is one pocket more than rows. */
export const dropRows = 12;

/** Tenths of the stake that the pockets pay, from the edge to the middle; the rest mirrors them. */
const halfTables: Readonly<Record<DropRisk, readonly number[]>> = {
  low: [100, 32, 22, 14, 10, 9, 6],
  medium: [240, 100, 34, 23, 11, 6, 2],
  high: [1000, 210, 70, 26, 8, 2, 1],
};

/** Tenths of the stake for every pocket, left to right. */
export function dropTable(risk: DropRisk): readonly number[] {
  const half = halfTables[risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

export type DropPath = {
  /** For each row whether the ball went right. */
  turns: readonly boolean[];
  pocket: number;
};

export function dropBall(draw: Draw): DropPath {
  const turns = Array.from({ length: dropRows }, () => draw(2) === 1);
  return { turns, pocket: turns.filter(Boolean).length };
}
