/** Three numbers of one digit each, as they are drawn. */
export type ThreeNumbers = readonly [number, number, number];

/** "2,5,5" of numbers from `least` to `most`; null where it is no such text. */
export function threeNumbersOf(text: string, least: number, most: number): ThreeNumbers | null {
  const numbers = /^(\d),(\d),(\d)$/.exec(text)?.slice(1).map(Number);
  const [first, second, third] = numbers ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  const three = [first, second, third] as const;
  return three.every((number) => number >= least && number <= most) ? three : null;
}
