/** A to D are the skin's pictures, E to I its letters, W is wild, S scatters. */
export const paySymbols = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

export type PaySymbol = (typeof paySymbols)[number];
export type SlotSymbol = PaySymbol | 'W' | 'S';

export const reelCount = 5;
export const rowCount = 3;

/** The row, from the top, that each line takes on each reel. */
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

export function readStrip(letters: string): SlotSymbol[] {
  return [...letters].map((letter) => {
    if (letter === 'W' || letter === 'S') return letter;
    const symbol = paySymbols.find((known) => known === letter);
    if (symbol === undefined) throw new Error(`"${letter}" is not a reel symbol.`);
    return symbol;
  });
}
