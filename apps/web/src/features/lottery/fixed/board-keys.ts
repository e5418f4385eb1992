import type { Row } from './numbers.ts';

type Board = Readonly<{
  /** Its balls follow each other without a gap. */
  values: Row;
  columns: number;
  /** How far the right arrow leads: back in languages that are written from right to left. */
  right: 1 | -1;
}>;

/** The ball that a key leads to on a board; null where it leads nowhere. */
export function ballAtKey(key: string, from: number, board: Board): number | null {
  const { values, columns, right } = board;
  const steps = new Map([
    ['ArrowRight', right],
    ['ArrowLeft', -right],
    ['ArrowDown', columns],
    ['ArrowUp', -columns],
  ]);
  if (key === 'Home') return values[0] ?? null;
  if (key === 'End') return values.at(-1) ?? null;
  const step = steps.get(key);
  return step !== undefined && values.includes(from + step) ? from + step : null;
}
