import { dayAfter } from '#kit/time/day-range.ts';
import { ownRebate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { levelPlan, promotionPlans, type RateOf } from '../cashback/cashback-plan.ts';
import type { RunDays } from '../due-runs.ts';
import { divided } from './give-back.fixture.ts';
import type { Given, GivenReward, PlayedDay } from './given.fixture.ts';
import type { MonthSite } from './open-month.fixture.ts';

/** What a reward of cash-back gives for the bets of each category. */
export type CashbackShare = { reward: GivenReward; plan: string; of: Map<GameType, bigint> };

/** Rewards of cash-back with the days that they are for. */
function cashbackOf({ site }: MonthSite, { rewards }: Given) {
  const promotions = site.rewards.cashback.promotions;
  return rewards
    .filter(({ origin }) => origin === 'cashback')
    .map((reward) => {
      const [plan = '', ...rest] = reward.key.split(':');
      const first = rest.at(-1) ?? '';
      const isWeek = promotions.some(({ id, period }) => id === plan && period === 'week');
      return { reward, plan, days: { firstDay: first, lastDay: dayAfter(first, isWeek ? 6 : 0) } };
    });
}

const keyOf = (plan: string, { firstDay }: RunDays) => `${plan} ${firstDay}`;

/** The rates of each plan and period in which something was given. */
async function readRates(month: MonthSite, given: Given) {
  const ids = [...new Set(given.played.map(({ memberId }) => memberId))];
  const plans = new Map([
    ['level', levelPlan(month.deps)],
    ...promotionPlans(month.deps).map((plan) => [plan.run.kind.split(':')[1] ?? '', plan] as const),
  ]);
  const rates = new Map<string, { rateOf: RateOf; categories: readonly GameType[] }>();
  for (const { plan, days } of cashbackOf(month, given)) {
    const found = plans.get(plan);
    if (!found || rates.has(keyOf(plan, days))) continue;
    const rateOf = await month.db
      .transaction()
      .execute((transaction) => found.ratesOf(transaction, ids, days));
    rates.set(keyOf(plan, days), { rateOf, categories: found.categories });
  }
  return rates;
}

/** What members have bet, by member. */
function playedByMember(played: readonly PlayedDay[]): Map<bigint, PlayedDay[]> {
  const byMember = new Map<bigint, PlayedDay[]>();
  for (const one of played) {
    const own = byMember.get(one.memberId);
    if (own) own.push(one);
    else byMember.set(one.memberId, [one]);
  }
  return byMember;
}

/** Divides all cash-back among the categories whose bets it was given for. */
export async function shareCashback(month: MonthSite, given: Given): Promise<CashbackShare[]> {
  const rates = await readRates(month, given);
  const byMember = playedByMember(given.played);
  return cashbackOf(month, given).map(({ reward, plan, days }) => {
    const found = rates.get(keyOf(plan, days));
    const own = byMember.get(reward.memberId) ?? [];
    const parts = gameTypes.map((category) => {
      const valid = own
        .filter((one) => one.category === category)
        .filter(({ day }) => day >= days.firstDay && day <= days.lastDay)
        .reduce((sum, one) => sum + one.valid, 0n);
      const isCounted = found !== undefined && found.categories.includes(category) && valid > 0n;
      const rate = isCounted ? found.rateOf(reward.memberId, category) : 0;
      return [category, ownRebate(valid, rate)] as const;
    });
    return { reward, plan, of: divided(reward.amount, new Map(parts)) };
  });
}
