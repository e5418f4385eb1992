import type { DatabaseTransaction } from '#db/database.ts';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { rateAboveLine } from '@pavilion/domain/reward/cashback';
import { inEach, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import type { Run, RunDays } from '../due-runs.ts';
import type { NewReward } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { levelsAtClose } from '../vip/level-at-close.ts';

/** The rate of a member in a category, in hundredths of a percent. */
export type RateOf = (memberId: bigint, category: GameType) => number;

type Given = Pick<NewReward, 'title' | 'wageringMultiple' | 'isAuto' | 'key'>;

/** What brings cash-back: the level of a member, or a promotion. */
export type CashbackPlan = {
  run: Run;
  categories: readonly GameType[];
  maximum?: bigint;
  /** The first day on which it counts; from the start of the site where it is left out. */
  from?: string;
  /** True where rates are those of levels, which are to be counted first. */
  byLevel: boolean;
  ratesOf: (
    transaction: DatabaseTransaction,
    memberIds: readonly bigint[],
    days: RunDays,
  ) => Promise<RateOf>;
  given: (days: RunDays) => Given;
};

const levelsAt = '00:40';

function titleOf({ firstDay: day }: RunDays): LocalText {
  return inEach((language) => textIn(language, 'reward.title.cashback', { day }));
}

/** Cash-back of each day by the levels at its close, less what the line of a member pays. */
export function levelPlan(deps: RewardsDeps): CashbackPlan {
  const { vip, rewards } = deps.site;
  return {
    run: { kind: 'cashback', period: 'DAY', at: levelsAt },
    categories: gameTypes,
    byLevel: true,
    ratesOf: async (transaction, memberIds, { lastDay }) => {
      const levels = await levelsAtClose(deps, transaction, memberIds, lastDay);
      const lines = await deps.ratesOn(transaction, memberIds, lastDay);
      return (memberId, category) => {
        const level = levels.get(memberId);
        const line = lines.get(memberId);
        if (level === undefined || line === undefined) throw new Error(`no member ${memberId}`);
        const rates = vip.levels[level]?.benefits.rebatePercent;
        return rateAboveLine(rates?.[category] ?? 0, line[category]);
      };
    },
    given: (days) => ({
      key: `level:${days.firstDay}`,
      title: titleOf(days),
      wageringMultiple: rewards.cashback.wageringTimes,
    }),
  };
}

/** How the kinds of runs of promotions begin. */
export const promotionRuns = 'cashback:';

const periods = { day: 'DAY', week: 'WEEK' } as const;

/** Cash-back of each promotion of the site, on top of that of the levels. */
export function promotionPlans({ site }: Pick<RewardsDeps, 'site'>): CashbackPlan[] {
  return site.rewards.cashback.promotions.map((promotion) => {
    const { id, categories, percent, period, at, maximum, wageringTimes, claim } = promotion;
    const told = site.promotions.find((one) => one.id === id);
    return {
      // Another period is another run, which begins anew.
      run: { kind: `${promotionRuns}${id}:${period}`, period: periods[period], at },
      categories,
      maximum,
      ...(told && { from: told.period.startDate }),
      byLevel: false,
      ratesOf: async () => () => percent,
      given: (days) => ({
        key: `${id}:${period}:${days.firstDay}`,
        title: told?.title ?? titleOf(days),
        wageringMultiple: wageringTimes,
        isAuto: claim === 'auto',
      }),
    };
  });
}
