import type { Database, DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { conditionFacts } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { sumForConditions } from './sign-in.store.ts';

type Deps = Pick<RewardsDeps, 'currency'> & { site: Pick<RewardsDeps['site'], 'rewards'> };

/** An amount that a sign-in takes, in minor units, of so many days. */
type NeededAmount = { actual: bigint; target: bigint; done: boolean; days: number };

/** What a sign-in takes, and how far it is; null for what the site does not ask. */
export type SignInConditions = {
  deposit: NeededAmount | null;
  validBets: NeededAmount | null;
  contact: { done: boolean } | null;
};

const amountOf = (sum: bigint, target: bigint, days: number): NeededAmount => {
  const positive = sum > 0n ? sum : 0n;
  return { actual: positive < target ? positive : target, target, done: sum >= target, days };
};

/** Reads how far a member is with what a sign-in on a day `YYYY-MM-DD` takes. */
export async function readConditions(
  { currency, site }: Deps,
  db: Database | DatabaseTransaction,
  memberId: bigint,
  today: string,
): Promise<SignInConditions> {
  const asked = site.rewards.signIn?.conditions ?? { provedContact: false };
  const { deposit, validBets, provedContact } = asked;
  const firstDay = dayAfter(today, 1 - (deposit?.days ?? 1));
  const sums = await sumForConditions(db, memberId, {
    firstDay,
    today,
    betDay: dayAfter(today, -1),
  });
  const facts = await conditionFacts(db, provedContact ? [memberId] : [], currency.code);
  return {
    deposit: deposit ? amountOf(sums.deposits, deposit.amount, deposit.days) : null,
    validBets: validBets === undefined ? null : amountOf(sums.validBets, validBets, 1),
    contact: provedContact ? { done: facts.get(memberId)?.provedContact ?? false } : null,
  };
}

/** Whether a sign-in can be claimed. */
export const areConditionsMet = ({ deposit, validBets, contact }: SignInConditions): boolean =>
  [deposit, validBets, contact].every((one) => one === null || one.done);
