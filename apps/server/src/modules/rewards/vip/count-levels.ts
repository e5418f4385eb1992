import type { DatabaseTransaction } from '#db/database.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { keepPeriodOf, keptWhenReached, type PeriodTotals } from '@pavilion/domain/vip/vip-keep';
import { raisedLevel, type LifetimeTotals } from '@pavilion/domain/vip/vip-level';
import { eachMember } from '../each-member.ts';
import { issueReward } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { countedBy } from './level-at-close.ts';
import { levelUpTitle, writeRisenLetter } from './vip-letters.ts';
import { runningOverride } from './vip-override.store.ts';
import {
  changeLevel,
  listToCount,
  lockStanding,
  noteCounted,
  readStandings,
  writeStanding,
  type Standing,
} from './vip-standing.store.ts';
import { lifetimeTotals, periodTotals } from './vip-totals.store.ts';

type Deps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'currency' | 'site' | 'signals' | 'writeInboxMessages' | 'logger'
>;
type Executor = Deps['db'] | DatabaseTransaction;

const pageSize = 500;
const none = { deposits: 0n, validBets: 0n };

/** What levels of members are decided by: totals for life, and of the running period. */
async function readTotals(deps: Deps, db: Executor, memberIds: readonly bigint[]) {
  const counted = countedBy(deps);
  const { keep } = deps.site.vip;
  const lifetime = await lifetimeTotals(db, memberIds, counted);
  const period = keep ? keepPeriodOf(keep.period, todayOf(deps)) : null;
  const inPeriod = period && (await periodTotals(db, memberIds, counted, period));
  return (memberId: bigint): { lifetime: LifetimeTotals; period: PeriodTotals | null } => ({
    lifetime: lifetime.get(memberId) ?? { ...none, points: 0n },
    period: inPeriod && (inPeriod.get(memberId) ?? none),
  });
}

/** Gives the bonus of each level above the highest so far; returns whether one can be claimed. */
async function giveBonuses(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { highest, level }: Pick<Standing, 'highest' | 'level'>,
): Promise<boolean> {
  const { vip, rewards } = deps.site;
  let hasBonus = false;
  for (let next = highest + 1; next <= level; next += 1) {
    const amount = vip.levels[next]?.benefits.levelUpBonus ?? 0n;
    if (amount === 0n) continue;
    const given = await issueReward(deps, transaction, {
      memberId,
      origin: 'vip-up',
      key: next.toString(),
      title: levelUpTitle(vip, next),
      kind: 'cash',
      amount,
      wageringMultiple: rewards.vip.wageringTimes,
    });
    hasBonus ||= given?.state === 'issued';
  }
  return hasBonus;
}

/** Raises a member in a transaction that reads everything again, and so does nothing twice. */
async function raise(deps: Deps, memberId: bigint): Promise<void> {
  const { db, clock, site, signals } = deps;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const standing = await lockStanding(transaction, memberId);
    const [counted] = await readStandings(transaction, [memberId], deps.currency.code);
    const totalsOf = await readTotals(deps, transaction, [memberId]);
    const level = raisedLevel(site.vip.levels, standing, totalsOf(memberId));
    if (counted) await noteCounted(transaction, [counted]);
    if (level === standing.level) return;
    const { keep } = site.vip;
    const keptUntil = keep ? keptWhenReached(keep, level, todayOf(deps)) : null;
    const highest = Math.max(standing.highest, level);
    await writeStanding(transaction, memberId, { level, highest, keptUntil });
    if ((await runningOverride(transaction, memberId)) === null) {
      await changeLevel(transaction, memberId, { level, cause: 'counted', at: clock() });
    }
    if (level > standing.highest) {
      const { highest: before } = standing;
      const hasBonus = await giveBonuses(deps, transaction, memberId, { highest: before, level });
      if ((await offerRefusal(transaction, memberId)) === null) {
        await writeRisenLetter(deps, transaction, memberId, { level, hasBonus });
      }
    }
    await signals.publishIn(transaction, { kind: 'reward', memberId });
  });
}

/**
 * Counts the levels of some members; one who rises has a transaction of the own. Returns whether
 * all were counted, and the totals by which they were.
 */
export async function countLevelsOf(deps: Deps, memberIds: readonly bigint[]) {
  const { db, site, currency } = deps;
  const standings = await readStandings(db, memberIds, currency.code);
  const totalsOf = await readTotals(deps, db, memberIds);
  const rises = (one: (typeof standings)[number]) =>
    raisedLevel(site.vip.levels, one, totalsOf(one.memberId)) !== one.level;
  await noteCounted(
    db,
    standings.filter((one) => !rises(one)),
  );
  const failure = 'the VIP level of a member was not raised';
  const risen = standings.filter(rises);
  const isWhole = await eachMember(deps, risen, failure, (one) => raise(deps, one.memberId));
  return { isWhole, totalsOf };
}

/**
 * A job: counts the VIP level of every member whose roll-ups have moved on since, and gives what
 * comes with a level that is reached for the first time. With `everybody`, of all members: the site
 * may ask for less than before. Returns whether everybody was counted.
 */
export async function countLevels(
  deps: Deps,
  { everybody = false, signal }: { everybody?: boolean; signal?: AbortSignal } = {},
): Promise<boolean> {
  const memberIds = await listToCount(deps.db, deps.currency.code, { everybody });
  let isWhole = true;
  for (let at = 0; at < memberIds.length && !signal?.aborted; at += pageSize) {
    const page = await countLevelsOf(deps, memberIds.slice(at, at + pageSize));
    if (!page.isWhole) isWhole = false;
  }
  return isWhole && signal?.aborted !== true;
}
