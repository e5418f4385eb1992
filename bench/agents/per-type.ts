const types = [
  'RNG',
  'PVP',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'JL',
  'COCKFIGHT',
] as const;

/** The same value for every game category. */
export const perType = <Value>(value: Value) =>
  Object.fromEntries(types.map((type) => [type, value])) as Record<(typeof types)[number], Value>;
