import { dayAfter } from '#kit/time/day-range.ts';
import { offerRefusal } from '#modules/accounts/addressable.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import {
  checkedPeriod,
  isNearCheck,
  keptByRule,
  levelAfterCheck,
  missingToKeep,
  type KeepRule,
} from '@pavilion/domain/vip/vip-keep';
import { eachMember } from '../each-member.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { findLastClosedDay } from '../run.store.ts';
import { todayOf } from '../site-day.ts';
import {
  endKeeping,
  listKeptUntil,
  listToCheck,
  listToWarn,
  moveKeptUntil,
  noteWarned,
  startKeeping,
  writeKept,
  type KeptStanding,
} from './kept-level.store.ts';
import { countedBy } from './level-at-close.ts';
import { writeKeepLetter } from './vip-letters.ts';
import { runningOverride } from './vip-override.store.ts';
import { changeLevel, lockStanding, writeStanding } from './vip-standing.store.ts';
import { periodTotals } from './vip-totals.store.ts';

type Deps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'currency' | 'site' | 'signals' | 'writeInboxMessages' | 'logger'
>;

const pageSize = 200;
const none = { deposits: 0n, validBets: 0n };

/** Brings what is written about levels in line with the rule that the site has now. */
async function followRule(deps: Deps, rule: KeepRule | undefined): Promise<void> {
  const { db } = deps;
  const today = todayOf(deps);
  await endKeeping(db, rule?.floorLevel ?? null);
  if (rule === undefined) return;
  const level = rule.floorLevel + 1;
  const keptUntil = keptByRule(rule, { level, keptUntil: null }, today);
  if (keptUntil !== null) await startKeeping(db, rule.floorLevel, keptUntil);
  for (const before of await listKeptUntil(db)) {
    const after = keptByRule(rule, { level, keptUntil: before }, today);
    if (after !== null && after !== before) await moveKeptUntil(db, before, after);
  }
}

/** Lowers a member who has missed the check of a day, by figures that are read again. */
async function lower(deps: Deps, keep: KeepRule, { memberId, keptUntil }: KeptStanding) {
  const { db, clock, site, signals } = deps;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const standing = await lockStanding(transaction, memberId);
    if (standing.keptUntil !== keptUntil) return;
    const period = checkedPeriod(keep.period, keptUntil);
    const totals = await periodTotals(transaction, [memberId], countedBy(deps), period);
    const rules = { keep, levels: site.vip.levels };
    const checked = { level: standing.level, keptUntil };
    const next = levelAfterCheck(rules, checked, totals.get(memberId) ?? none);
    await writeStanding(transaction, memberId, { ...standing, ...next });
    if (next.level === standing.level) return;
    if ((await runningOverride(transaction, memberId)) === null) {
      const change = { level: next.level, cause: 'notKept', at: clock() } as const;
      await changeLevel(transaction, memberId, change);
    }
    await signals.publishIn(transaction, { kind: 'reward', memberId });
  });
}

/** Checks every level that is no longer safe on a day, once all days before it are closed. */
async function checkLevels(deps: Deps, keep: KeepRule, signal?: AbortSignal): Promise<void> {
  const { db, site } = deps;
  const closed = await findLastClosedDay(db);
  if (closed === null) return;
  const rules = { keep, levels: site.vip.levels };
  const due = dayAfter(closed, 1);
  let after: KeptStanding | null = null;
  for (;;) {
    const page = await listToCheck(db, due, { after, limit: pageSize });
    const [first] = page;
    if (first === undefined || signal?.aborted) return;
    const { keptUntil } = first;
    const period = checkedPeriod(keep.period, keptUntil);
    const members = page.filter((one) => one.keptUntil === keptUntil);
    const ids = members.map(({ memberId }) => memberId);
    const totals = await periodTotals(db, ids, countedBy(deps), period);
    const checked = members.map((one) => ({
      ...one,
      next: levelAfterCheck(rules, one, totals.get(one.memberId) ?? none),
    }));
    const kept = checked.filter(({ level, next }) => next.level === level);
    await writeKept(
      db,
      kept.map(({ next, ...one }) => ({ ...one, next: next.keptUntil })),
    );
    const missed = checked.filter((one) => !kept.includes(one));
    await eachMember(deps, missed, 'a VIP level was not checked', (one) => lower(deps, keep, one));
    after = members.at(-1) ?? null;
  }
}

/** Tells a member once what is missing before the check of a day; nobody who may not be offered. */
async function warn(deps: Deps, keep: KeepRule, { memberId, keptUntil, level }: KeptStanding) {
  const { db, site } = deps;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    if (!(await noteWarned(transaction, { memberId, keptUntil, level }))) return;
    const period = checkedPeriod(keep.period, keptUntil);
    const totals = await periodTotals(transaction, [memberId], countedBy(deps), period);
    const missing = missingToKeep(site.vip.levels[level], totals.get(memberId) ?? none);
    if (missing.deposits === 0n && missing.turnover === 0n) return;
    if ((await offerRefusal(transaction, memberId)) !== null) return;
    await writeKeepLetter(deps, transaction, memberId, { level, keptUntil, missing });
  });
}

/** Warns everybody whose level is safe until a day. */
async function warnUntil(deps: Deps, keep: KeepRule, keptUntil: string, signal?: AbortSignal) {
  let page: KeptStanding[] = [];
  do {
    const after = page.at(-1)?.memberId ?? null;
    page = await listToWarn(deps.db, keptUntil, { after, limit: pageSize });
    await eachMember(deps, page, 'a member was not warned of a VIP level', async (one) => {
      if (!signal?.aborted) await warn(deps, keep, one);
    });
  } while (page.length === pageSize && !signal?.aborted);
}

async function warnMembers(deps: Deps, keep: KeepRule, signal?: AbortSignal): Promise<void> {
  const today = todayOf(deps);
  for (const day of await listKeptUntil(deps.db)) {
    if (day > today && isNearCheck(day, today)) await warnUntil(deps, keep, day, signal);
  }
}

/**
 * A job: checks which levels are kept, where the site has them kept, and warns of those that are
 * not safe for much longer.
 */
export async function keepLevels(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { keep } = deps.site.vip;
  await followRule(deps, keep);
  if (keep === undefined) return;
  await checkLevels(deps, keep, signal);
  await warnMembers(deps, keep, signal);
}
