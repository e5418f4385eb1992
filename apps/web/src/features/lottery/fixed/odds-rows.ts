import type { Fraction } from '@pavilion/domain/lottery/fraction';
import type { FixedPlay } from './numbers.ts';

type OddsRow = Readonly<{
  /** Such as P1 or special; null in plays on one prize. */
  prize: string | null;
  pays: readonly Readonly<{ key: string; odds: Fraction }>[];
}>;

/** A prize, and in how many orders a number stands where the order does not count. */
const tierName = /^(P[0-9]|special|consolation)([0-9]*)$/;

/** The odds of a play by prize, and in each by how many orders a number has. */
export function oddsRows(
  { tiers, code }: Pick<FixedPlay, 'tiers' | 'code'>,
  odds: readonly Fraction[],
) {
  const rows = new Map<string | null, { key: string; odds: Fraction }[]>();
  const orders = new Set<string>();
  for (const [at, { name }] of tiers.entries()) {
    const pays = odds[at];
    if (!pays) continue;
    const [, prize = null, count] = tierName.exec(name) ?? [];
    // Of plays on one prize the name is the play's, or that of its part of the menu.
    const ofOrders = count ?? /[0-9]$/.exec(name.replace(code, ''))?.[0] ?? '';
    if (ofOrders !== '') orders.add(ofOrders);
    rows.set(prize, [...(rows.get(prize) ?? []), { key: name, odds: pays }]);
  }
  const listed: OddsRow[] = [...rows].map(([prize, pays]) => ({ prize, pays }));
  return { orders: [...orders], rows: listed };
}
