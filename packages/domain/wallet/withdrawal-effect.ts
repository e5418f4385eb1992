import { parseAmount } from './money.ts';

/**
 * What a withdrawal does to a bonus that runs (decision D23): `blocks` refuses it until the bonus
 * is wagered, `ends` ends the bonus once the member has said yes, `free` lets the cash leave and
 * the bonus run on.
 */
export const withdrawalTerms = ['blocks', 'ends', 'free'] as const;
export type WithdrawalTerm = (typeof withdrawalTerms)[number];

/** A bonus that is active or waits; amounts in minor units. */
export type RunningBonus = {
  withdrawal: WithdrawalTerm;
  /** What is left to wager of it. */
  remainingMinor: bigint;
  /** What is left of it with what it won, and goes where it ends. */
  leftMinor: bigint;
};

export type WithdrawalEffect<Bonus extends RunningBonus> =
  | { effect: 'free' }
  /** What must still be played of deposits, and the bonuses that must be wagered first. */
  | { effect: 'blocked'; playThroughMinor: bigint; bonuses: Bonus[]; wageringMinor: bigint }
  /** The bonuses that end, and what goes with them. */
  | { effect: 'ends'; bonuses: Bonus[]; goesMinor: bigint };

function sumOf<Bonus>(bonuses: readonly Bonus[], amountOf: (bonus: Bonus) => bigint): bigint {
  return bonuses.reduce((sum, bonus) => sum + amountOf(bonus), 0n);
}

/**
 * What a withdrawal would meet now. For whoever may not wager (excluded, pausing, closing, locked
 * by an operator) nothing blocks: their bonuses end, and the cash is free.
 */
export function withdrawalEffect<Bonus extends RunningBonus>({
  owedMinor,
  bonuses,
  mayWager,
}: {
  owedMinor: bigint;
  bonuses: readonly Bonus[];
  mayWager: boolean;
}): WithdrawalEffect<Bonus> {
  if (mayWager) {
    const blocking = bonuses.filter((bonus) => bonus.withdrawal === 'blocks');
    if (owedMinor > 0n || blocking.length > 0) {
      const wageringMinor = sumOf(blocking, (bonus) => bonus.remainingMinor);
      return { effect: 'blocked', playThroughMinor: owedMinor, bonuses: blocking, wageringMinor };
    }
  }
  const ending = bonuses.filter((bonus) => !mayWager || bonus.withdrawal === 'ends');
  if (ending.length === 0) return { effect: 'free' };
  return {
    effect: 'ends',
    bonuses: ending,
    goesMinor: sumOf(ending, (bonus) => bonus.leftMinor),
  };
}

/** What a deposit adds to what must be played, rounded up; `times` has at most two decimals. */
export function playThroughOf(amountMinor: bigint, times: number): bigint {
  const hundredths = parseAmount(times.toString(), 2);
  if (hundredths === null) throw new Error(`${times} times is finer than a hundredth`);
  return (amountMinor * hundredths + 99n) / 100n;
}

/** The term that counts: the default where none was chosen, never `blocks` where it is forbidden. */
export function withdrawalTermOf(
  chosen: WithdrawalTerm | undefined,
  mayBlock: boolean,
): WithdrawalTerm {
  if (chosen === undefined || chosen === 'blocks') return mayBlock ? 'blocks' : 'ends';
  return chosen;
}
