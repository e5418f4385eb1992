/** 0 to 2 on the wire. */
export const sumColours = [
  { name: 'green', sums: [1, 4, 7, 10, 16, 19, 22, 25] },
  { name: 'blue', sums: [2, 5, 8, 11, 17, 20, 23, 26] },
  { name: 'red', sums: [3, 6, 9, 12, 15, 18, 21, 24] },
] as const;

type SumColour = (typeof sumColours)[number]['name'];

/** The colour of a sum; null for 0, 13, 14 and 27, which have none. */
export function colourOfSum(sum: number): SumColour | null {
  return sumColours.find(({ sums }) => sums.some((one) => one === sum))?.name ?? null;
}
