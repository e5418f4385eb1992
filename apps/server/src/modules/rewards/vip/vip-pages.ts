import type { SessionContext } from '#http/handlers.ts';
import { dayAfter, mondayOf } from '#kit/time/day-range.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { periodOfDay } from '@pavilion/domain/report/day-period';
import type { Language } from '@pavilion/domain/site/language';
import { inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { neededTurnover } from '@pavilion/domain/vip/needed-turnover';
import {
  checkedPeriod,
  isKept,
  isNearCheck,
  keepPeriodOf,
  type PeriodTotals,
} from '@pavilion/domain/vip/vip-keep';
import type { LifetimeTotals } from '@pavilion/domain/vip/vip-level';
import { formatAmount, larger } from '@pavilion/domain/wallet/money';
import { catchUpOwn } from '../catch-up-own.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { countLevelsOf } from './count-levels.ts';
import { countedBy } from './level-at-close.ts';
import { levelLabel } from './vip-letters.ts';
import { runningOverride } from './vip-override.store.ts';
import { readStandings, type Standing } from './vip-standing.store.ts';
import { periodTotals } from './vip-totals.store.ts';

type Deps = Parameters<typeof countLevelsOf>[0] & Pick<RewardsDeps, 'findPicture'>;
type Shown = ResponseOf<PlayerEndpoints['rewards']['showVipProgress']>;
type Level = RewardsDeps['site']['vip']['levels'][number];

const none = { deposits: 0n, validBets: 0n };

/** An amount of the wire; a sum that was taken back below zero is shown as none. */
const moneyOf =
  ({ currency }: Pick<Deps, 'currency'>) =>
  (minor: bigint) =>
    formatAmount(larger(minor, 0n), currency.digits);

function progressOf(deps: Deps, actual: bigint, expected: bigint) {
  const money = moneyOf(deps);
  return { actual: money(actual), expected: money(expected) };
}

function benefitsOf(deps: Deps, { benefits }: Level, language: Language) {
  const money = moneyOf(deps);
  const worded = (text: LocalText | undefined) =>
    text === undefined ? null : inLanguage(text, language);
  const { weeklyBonus, weeklyTurnover, monthlyBonus, monthlyTurnover, rebatePercent } = benefits;
  return {
    levelUpBonus: money(benefits.levelUpBonus),
    weeklyBonus: money(weeklyBonus),
    weeklyTurnover: money(neededTurnover(weeklyBonus, weeklyTurnover)),
    monthlyBonus: money(monthlyBonus),
    monthlyTurnover: money(neededTurnover(monthlyBonus, monthlyTurnover)),
    birthdayBonus: money(benefits.birthdayBonus),
    cashback: gameTypes
      .filter((category) => rebatePercent[category] > 0)
      .map((category) => ({ category, percent: formatRate(rebatePercent[category]) })),
    withdrawalsPerDay: benefits.withdrawalsPerDay,
    withdrawDailyMaximum: money(benefits.withdrawDailyMaximum),
    host: worded(benefits.host),
    line: worded(benefits.line),
  };
}

function showLevel(deps: Deps, level: Level, has: number, language: Language) {
  const money = moneyOf(deps);
  const picture = deps.findPicture(level.emblem);
  return {
    level: level.level,
    label: inLanguage(level.label, language),
    emblem: { url: picture?.src ?? '', color: picture?.color ?? '' },
    needs: {
      deposits: money(level.depositNeeded),
      turnover: money(level.turnoverNeeded),
      points: level.pointsNeeded,
      keepDeposits: money(level.keepDeposit),
      keepTurnover: money(level.keepTurnover),
    },
    benefits: benefitsOf(deps, level, language),
    reached: level.level <= has,
  };
}

/** Valid bets of this week and this month, not weighed, and what the bonuses of a level take. */
async function showTurnovers(
  deps: Deps,
  memberId: bigint,
  level: Level | undefined,
  today: string,
): Promise<Pick<Shown, 'weeklyTurnover' | 'monthlyTurnover'>> {
  const nextDay = dayAfter(today, 1);
  const since = async (firstDay: string) => {
    const sums = await periodTotals(deps.db, [memberId], { weights: {} }, { firstDay, nextDay });
    return sums.get(memberId)?.validBets ?? 0n;
  };
  const { weeklyBonus = 0n, weeklyTurnover } = level?.benefits ?? {};
  const { monthlyBonus = 0n, monthlyTurnover } = level?.benefits ?? {};
  const week = await since(mondayOf(today));
  const month = await since(periodOfDay('MONTH', today).firstDay);
  return {
    weeklyTurnover: progressOf(deps, week, neededTurnover(weeklyBonus, weeklyTurnover)),
    monthlyTurnover: progressOf(deps, month, neededTurnover(monthlyBonus, monthlyTurnover)),
  };
}

/** Lifetime totals, and what the level above the counted one takes; at the top, what that takes. */
function showLifetime(
  deps: Deps,
  { deposits, validBets, points }: LifetimeTotals,
  counted: number,
): Pick<Shown, 'deposits' | 'totalTurnover' | 'points'> {
  const { levels } = deps.site.vip;
  const next = levels[counted + 1] ?? levels.at(-1);
  const { depositNeeded = 0n, turnoverNeeded = 0n, pointsNeeded = 0 } = next ?? {};
  const needsPoints = levels.some((level) => level.pointsNeeded > 0);
  return {
    deposits: progressOf(deps, deposits, depositNeeded),
    totalTurnover: progressOf(deps, validBets, turnoverNeeded),
    points: needsPoints ? { actual: Number(points), expected: pointsNeeded } : null,
  };
}

/** What keeps the counted level; null where it needs nothing. A check that is due comes first. */
async function showKeep(
  deps: Deps,
  memberId: bigint,
  { level, keptUntil }: Standing,
  today: string,
): Promise<Shown['keep']> {
  const { keep, levels } = deps.site.vip;
  if (keep === undefined || keptUntil === null) return null;
  const isDue = keptUntil <= today;
  const period = isDue ? checkedPeriod(keep.period, keptUntil) : keepPeriodOf(keep.period, today);
  const sums = await periodTotals(deps.db, [memberId], countedBy(deps), period);
  const totals: PeriodTotals = sums.get(memberId) ?? none;
  const safe = keptUntil > period.nextDay;
  const needs = levels[level];
  return {
    until: dayAfter(period.nextDay, -1),
    safe,
    warned: !safe && isNearCheck(keptUntil, today) && !isKept(needs, totals),
    deposits: progressOf(deps, totals.deposits, needs?.keepDeposit ?? 0n),
    turnover: progressOf(deps, totals.validBets, needs?.keepTurnover ?? 0n),
  };
}

/**
 * Where the member stands among the levels, what the next one takes, and what each brings; what was
 * deposited and bet so far is counted first.
 */
export async function showVipProgress(
  deps: Deps,
  { caller: { memberId }, language }: SessionContext,
): Promise<Shown> {
  const { db, site, currency } = deps;
  await catchUpOwn(deps, memberId);
  const { totalsOf } = await countLevelsOf(deps, [memberId]);
  const [standing] = await readStandings(db, [memberId], currency.code);
  if (!standing) throw new Error(`member ${memberId} is gone`);
  const override = await runningOverride(db, memberId);
  const { vip } = site;
  const has = override?.level ?? standing.level;
  const today = todayOf(deps);
  return {
    playerRankName: levelLabel(vip, has, language),
    level: has,
    invited: (await offerRefusal(db, memberId)) === null,
    countedLevel: standing.level,
    setUntil: override?.ends_at.toISOString() ?? null,
    ...showLifetime(deps, totalsOf(memberId).lifetime, standing.level),
    ...(await showTurnovers(deps, memberId, vip.levels[has], today)),
    keep: await showKeep(deps, memberId, standing, today),
    levels: vip.levels.map((level) => showLevel(deps, level, has, language)),
    rules: inLanguage(vip.rules, language),
    asOf: await readAsOf(db, 'members'),
  };
}
