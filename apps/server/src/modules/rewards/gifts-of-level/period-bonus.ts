import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import type { Site } from '#modules/site/site.ts';
import { neededTurnover } from '@pavilion/domain/vip/needed-turnover';
import { dueRuns, noteRun, type Run, type RunDays } from '../due-runs.ts';
import { countLevels } from '../vip/count-levels.ts';
import { levelsAtClose } from '../vip/level-at-close.ts';
import { giveGifts, pageSize, type GiftDeps } from './give-gifts.ts';
import { listPlayers, type Player } from './period-bonus.store.ts';

type Benefits = Site['vip']['levels'][number]['benefits'];

/** The bonus of a level and the valid bets that it takes, in minor units. */
type Bonus = { amount: bigint; needed: bigint };

/** A bonus of the level for who played enough in a period. */
export type PeriodBonus = {
  run: Run;
  origin: 'vip-week' | 'vip-month';
  bonusOf: (benefits: Benefits) => Bonus;
};

const bonus = (amount: bigint, turnover: bigint | undefined): Bonus => ({
  amount,
  needed: neededTurnover(amount, turnover),
});

export const weeklyBonus: PeriodBonus = {
  run: { kind: 'week', period: 'WEEK', at: '00:30' },
  origin: 'vip-week',
  bonusOf: (benefits) => bonus(benefits.weeklyBonus, benefits.weeklyTurnover),
};

export const monthlyBonus: PeriodBonus = {
  run: { kind: 'month', period: 'MONTH', at: '00:30' },
  origin: 'vip-month',
  bonusOf: (benefits) => bonus(benefits.monthlyBonus, benefits.monthlyTurnover),
};

/** Gives to members of a page who played enough for their level at the close of the last day. */
async function givePage(
  deps: GiftDeps,
  { origin, bonusOf }: PeriodBonus,
  { firstDay, lastDay }: RunDays,
  players: readonly Player[],
): Promise<void> {
  const { levels } = deps.site.vip;
  const memberIds = players.map(({ memberId }) => memberId);
  await deps.db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, memberIds);
    const levelOf = await levelsAtClose(deps, transaction, memberIds, lastDay);
    const gifts = players.flatMap(({ memberId, validBets }) => {
      const level = levels[levelOf.get(memberId) ?? 0];
      if (!level) return [];
      const { amount, needed } = bonusOf(level.benefits);
      return amount > 0n && validBets >= needed ? [{ memberId, key: firstDay, amount }] : [];
    });
    await giveGifts(deps, transaction, origin, gifts);
  });
}

/** Gives a bonus to everybody for one period; false where it was stopped before the end. */
async function givePeriod(
  deps: GiftDeps,
  period: PeriodBonus,
  days: RunDays,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { db, currency, site } = deps;
  const needs = site.vip.levels
    .map(({ benefits }) => period.bonusOf(benefits))
    .flatMap(({ amount, needed }) => (amount > 0n ? [needed] : []));
  if (needs.length === 0) return true;
  const least = needs.reduce((low, needed) => (needed < low ? needed : low));
  // The valid bets of the period count in full: the weights of the levels are not for them.
  const players = await listPlayers(db, {
    days,
    currency: currency.code,
    least,
    origin: period.origin,
    key: days.firstDay,
  });
  for (let at = 0; at < players.length; at += pageSize) {
    if (signal?.aborted) return false;
    await givePage(deps, period, days, players.slice(at, at + pageSize));
  }
  return true;
}

/**
 * A job: gives a bonus of the levels for each period that is over and not done yet, the oldest
 * first, once the levels of everybody are counted up to it. A repeat gives nothing twice.
 */
export async function givePeriodBonuses(
  deps: GiftDeps,
  period: PeriodBonus,
  signal?: AbortSignal,
): Promise<void> {
  const due = await dueRuns(deps, period.run);
  if (due.length === 0) return;
  await countLevels(deps, signal ? { signal } : {});
  for (const days of due) {
    if (!(await givePeriod(deps, period, days, signal))) return;
    await noteRun(deps, period.run, days);
  }
}
