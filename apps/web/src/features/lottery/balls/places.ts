/** What rows are called that stand for a place of a result, from the first on. */
export const placeNames: readonly string[] = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
];

/** The place from 1 that a row stands for; null for none. */
export function placeOfRow(name: string): number | null {
  const at = placeNames.indexOf(name);
  return at === -1 ? null : at + 1;
}
