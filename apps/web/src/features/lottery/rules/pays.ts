import { decimalText, fractionText, type Fraction } from '@pavilion/domain/lottery/fraction';
import type { PickedPlay, Play } from '@pavilion/domain/lottery/play';

/** What a row of the odds is for: balls and options by name, or one of the odds by its own. */
export type PaidFor =
  | Readonly<{ kind: 'all' }>
  | Readonly<{ kind: 'balls'; balls: readonly string[] }>
  | Readonly<{ kind: 'options'; options: readonly string[] }>
  | Readonly<{ kind: 'pattern'; pattern: string }>
  | Readonly<{ kind: 'last'; count: number }>
  | Readonly<{ kind: 'numbers'; count: number }>
  | Readonly<{ kind: 'prize'; prize: string; orders: number | null }>;

export type PaidRow = Readonly<{ for: PaidFor; odds: Fraction }>;

/** Plays whose odds depend on how many digits of the number are equal, by its orders. */
const byPattern = ['Toad3', 'PH3Rambolito'];
const patternOfOrders: Readonly<Record<string, string>> = { 6: 'ABC', 3: 'AAB' };

function namedTier(code: string, name: string): PaidFor {
  const last = /^last(\d)$/.exec(name);
  if (last) return { kind: 'last', count: Number(last[1]) };
  const orders = /^(?:com|.*\D)(\d+)$/.exec(name)?.[1] ?? '';
  if (/^com\d$/.test(name) || byPattern.includes(code)) {
    return { kind: 'pattern', pattern: patternOfOrders[orders.slice(-1)] ?? '' };
  }
  const counted = { two: 2, three: 3, four: 4, five: 5 }[name];
  if (counted !== undefined) return { kind: 'numbers', count: counted };
  const prize = /^(P\d|special|consolation)(\d+)?$/.exec(name);
  const [, named = name, under] = prize ?? [];
  return { kind: 'prize', prize: named, orders: under === undefined ? null : Number(under) };
}

/** Balls by the odds that pay them, those with the same odds together. */
function rowsOfBalls({ rows, tierOfBall }: PickedPlay<never>, odds: readonly Fraction[]) {
  const { values = [], width = 1, names } = rows[0]?.balls ?? {};
  const found = new Map<string, { odds: Fraction; names: string[] }>();
  for (const [at, ball] of values.entries()) {
    const paid = odds[tierOfBall?.(ball, { odds, yearAnimal: 0 }) ?? 0];
    if (paid === undefined) continue;
    const row = found.get(fractionText(paid)) ?? { odds: paid, names: [] };
    row.names.push(names?.[at] ?? `${ball}`.padStart(width, '0'));
    found.set(fractionText(paid), row);
  }
  return [...found.values()].map((row): PaidRow => ({
    for: names ? { kind: 'options', options: row.names } : { kind: 'balls', balls: row.names },
    odds: row.odds,
  }));
}

/** Animals have odds by how many numbers they have, which depends on the year. */
const hasAnimals = ({ rows }: PickedPlay<never>) => rows[0]?.name === 'ANIMAL';

/** What a play pays, one row where all its bets have the same odds. */
export function paidRows(play: Play<never>, odds: readonly Fraction[]): PaidRow[] {
  const [only] = odds;
  if (odds.length === 1 && only) return [{ for: { kind: 'all' }, odds: only }];
  const isByBall =
    play.approach === 'picked' &&
    play.tierOfBall !== undefined &&
    !byPattern.includes(play.code) &&
    !hasAnimals(play);
  if (isByBall) return rowsOfBalls(play, odds);
  return play.tiers.flatMap(({ name }, tier) => {
    const paid = odds[tier];
    return paid ? [{ for: namedTier(play.code, name), odds: paid }] : [];
  });
}

const [leastDecimals, mostDecimals] = [2, 4];

/** Odds as a decimal that is never too high, with two to four decimals. */
export function paidText(odds: Fraction): string {
  const text = decimalText(odds, mostDecimals);
  const [whole = '', part = ''] = text.split('.');
  return `${whole}.${part.replace(/0+$/, '').padEnd(leastDecimals, '0')}`;
}
