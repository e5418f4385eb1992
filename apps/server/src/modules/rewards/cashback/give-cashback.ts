import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import { carriedOf, cashbackOf, type ValidBets } from '@pavilion/domain/reward/cashback';
import { dueRuns, noteRun, type RunDays } from '../due-runs.ts';
import type { NewReward } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { countLevels } from '../vip/count-levels.ts';
import { levelPlan, promotionPlans, promotionRuns, type CashbackPlan } from './cashback-plan.ts';
import {
  forgetCarries,
  forgetOtherRuns,
  isRunNoted,
  listBases,
  listPlayers,
  writeCarries,
  type Counted,
} from './cashback.store.ts';
import { giveEarned } from './give-earned.ts';

const perPage = 500;

/** What a period of a plan counts. */
function countedIn({ run, categories }: CashbackPlan, days: RunDays): Counted {
  const previous = periodOfDay(run.period, dayAfter(days.firstDay, -1)).firstDay;
  return { kind: run.kind, ...days, previous, categories };
}

/** The rewards of members for their valid bets. */
async function rewardsFor(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  plan: CashbackPlan,
  days: RunDays,
  bases: ReadonlyMap<bigint, ValidBets>,
): Promise<NewReward[]> {
  const rateOf = await plan.ratesOf(transaction, [...bases.keys()], days);
  const { minimum } = deps.site.rewards.cashback;
  const bounds = { minimum, ...(plan.maximum !== undefined && { maximum: plan.maximum }) };
  const given = plan.given(days);
  return [...bases].flatMap(([memberId, own]) => {
    const amount = cashbackOf(own, (category) => rateOf(memberId, category), bounds);
    return amount > 0n ? [{ memberId, origin: 'cashback', kind: 'cash', amount, ...given }] : [];
  });
}

/**
 * Gives a page of members what a period brought them, and writes what they carry on; false where
 * another process has ended the run of the period, which may have taken the carries away.
 */
async function givePage(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  plan: CashbackPlan,
  days: RunDays,
  memberIds: readonly bigint[],
): Promise<boolean> {
  const counted = countedIn(plan, days);
  await lockMembers(transaction, memberIds);
  const bases = await listBases(transaction, counted, memberIds);
  if (await isRunNoted(transaction, counted)) return false;
  const carries = [...bases].flatMap(([memberId, own]) =>
    carriedOf(own).map(([category, base]) => ({ memberId, category, base })),
  );
  await writeCarries(transaction, counted, carries);
  const rewards = await rewardsFor(deps, transaction, plan, days, bases);
  await giveEarned(deps, transaction, rewards);
  return true;
}

/** Gives everybody the cash-back of a period; false where it was told to stop before the end. */
async function givePeriod(
  deps: RewardsDeps,
  plan: CashbackPlan,
  days: RunDays,
  signal: AbortSignal,
): Promise<boolean> {
  const counted = countedIn(plan, days);
  const isBefore = plan.from !== undefined && days.firstDay < plan.from;
  const players = isBefore ? [] : await listPlayers(deps.db, counted);
  for (let at = 0; at < players.length; at += perPage) {
    if (signal.aborted) return false;
    const page = players.slice(at, at + perPage);
    const give = (transaction: DatabaseTransaction) =>
      givePage(deps, transaction, plan, days, page);
    if (!(await deps.db.transaction().execute(give))) return true;
  }
  await deps.db.transaction().execute(async (transaction) => {
    await noteRun({ db: transaction, clock: deps.clock }, plan.run, days);
    await forgetCarries(transaction, counted);
  });
  return true;
}

/**
 * Gives the cash-back of every period that is due, the oldest first: a period carries to the next.
 * A run that ends early, or runs twice, gives each member each period once.
 */
export async function giveCashback(
  deps: RewardsDeps,
  plan: CashbackPlan,
  signal: AbortSignal,
): Promise<void> {
  const due = await dueRuns(deps, plan.run);
  if (due.length > 0 && plan.byLevel) await countLevels(deps, { signal });
  for (const days of due) {
    if (signal.aborted || !(await givePeriod(deps, plan, days, signal))) return;
  }
}

/**
 * A job for the levels and one for each promotion: one that fails holds up no other. One more
 * forgets promotions that have gone: one that comes back begins anew, without what was played in
 * between.
 */
export function cashbackJobs(deps: RewardsDeps): RepeatingJob[] {
  const promotions = promotionPlans(deps);
  const kinds = promotions.map(({ run }) => run.kind);
  const given = [levelPlan(deps), ...promotions].map((plan) => ({
    name: `give ${plan.run.kind}`,
    everyMs: minuteMs,
    run: (signal: AbortSignal) => giveCashback(deps, plan, signal),
  }));
  let hasForgotten = false;
  const forget = async () => {
    if (hasForgotten) return;
    await forgetOtherRuns(deps.db, promotionRuns, kinds);
    hasForgotten = true;
  };
  return [...given, { name: 'forget cash-back promotions', everyMs: minuteMs, run: forget }];
}
