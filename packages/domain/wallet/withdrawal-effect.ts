import { parseAmount } from './money.ts';

/**
 * What a withdrawal does to a running bonus (decision D23): `blocks` refuses the withdrawal until
 * the bonus is wagered, `ends` ends the bonus once the member has agreed, `free` pays the cash and
 * lets the bonus run on.
 */
export const withdrawalTerms = ['blocks', 'ends', 'free'] as const;
export type WithdrawalTerm = (typeof withdrawalTerms)[number];

/** A bonus that is active or queued; amounts in minor units. */
export type RunningBonus = {
  withdrawal: WithdrawalTerm;
  /** What is still to be wagered. */
  remainingMinor: bigint;
  /** What is left of the bonus and its wins, and is lost when it ends. */
  leftMinor: bigint;
};

export type WithdrawalEffect<Bonus extends RunningBonus> =
  | { effect: 'free' }
  /** The play-through still missing, and the bonuses that must be wagered first. */
  | { effect: 'blocked'; playThroughMinor: bigint; bonuses: Bonus[]; wageringMinor: bigint }
  /** The bonuses that end, and the sum that is lost with them. */
  | { effect: 'ends'; bonuses: Bonus[]; goesMinor: bigint };

function sumOf<Bonus>(bonuses: readonly Bonus[], amountOf: (bonus: Bonus) => bigint): bigint {
  return bonuses.reduce((sum, bonus) => sum + amountOf(bonus), 0n);
}

/**
 * The effect of a withdrawal now. Nothing blocks a member who may not wager (excluded, pausing,
 * closing, locked by an operator): their bonuses end, and the cash is free.
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

/** The play-through that a deposit adds, rounded up; `times` has at most two decimals. */
export function playThroughOf(amountMinor: bigint, times: number): bigint {
  const hundredths = parseAmount(times.toString(), 2);
  if (hundredths === null) throw new Error(`${times} times is finer than a hundredth`);
  return (amountMinor * hundredths + 99n) / 100n;
}

/** The term in force: the default where none was chosen, never `blocks` where that is forbidden. */
export function withdrawalTermOf(
  chosen: WithdrawalTerm | undefined,
  mayBlock: boolean,
): WithdrawalTerm {
  if (chosen === undefined || chosen === 'blocks') return mayBlock ? 'blocks' : 'ends';
  return chosen;
}
