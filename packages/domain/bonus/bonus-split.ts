import { smaller } from '../wallet/money.ts';

/** Cash and bonus of one movement, in minor units. */
export type Parts = { cash: bigint; bonus: bigint };

/** What a bet takes from each part; null where there is not enough. */
export function betParts(held: Parts, stake: bigint, takesFirst: 'cash' | 'bonus'): Parts | null {
  if (stake > held.cash + held.bonus) return null;
  const first = takesFirst === 'cash' ? held.cash : held.bonus;
  const fromFirst = smaller(stake, first);
  const rest = stake - fromFirst;
  return takesFirst === 'cash'
    ? { cash: fromFirst, bonus: rest }
    : { cash: rest, bonus: fromFirst };
}

/** Splits a win like the stakes of its round; the remainder goes to the bonus. */
export function winParts(stakes: Parts, win: bigint): Parts {
  if (stakes.bonus === 0n) return { cash: win, bonus: 0n };
  const cash = (win * stakes.cash) / (stakes.cash + stakes.bonus);
  return { cash, bonus: win - cash };
}
