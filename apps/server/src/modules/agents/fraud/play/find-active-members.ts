import { dayAfter } from '#kit/time/day-range.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { areMadeActive, countJustAbove, fewestActive } from '@pavilion/domain/fraud/active-members';
import { storedTerms } from '../../contract/contract-terms.ts';
import { listActiveMembers } from '../../contract/period-figures.store.ts';
import { findLookedUntil } from '../case.store.ts';
import type { FraudDeps } from '../fraud-deps.ts';
import { findOnlyHour, isSeen, listWorkedOut, type PaidPeriod } from './active-members.store.ts';
import { noteSeen, type Seen } from './look.ts';
import { listFailed } from './looks.store.ts';

const kind = 'activeMembers';
/** What is worked out is committed by then, so that nothing appears behind the look. */
const settledForMs = 10 * minuteMs;
/** Before the first look, and after a long time without any. */
const firstLookMs = dayMs;
const othersShown = 50;

function daysOf({ firstDay, lastDay }: PaidPeriod): string[] {
  const days: string[] = [];
  for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Judges the active members of one period. */
async function lookAt({ db, currency }: FraudDeps, paid: PaidPeriod): Promise<Seen | null> {
  const { payeeId, tier, from, until, lastDay } = paid;
  const terms = storedTerms(paid.terms, currency.digits);
  if ((terms.tiers[tier - 1]?.activeMembers ?? 0) === 0) return null;
  const active = await listActiveMembers(db, payeeId, terms, paid);
  const ids = active.map(({ memberId }) => memberId);
  const valid = active.map(({ validMinor }) => validMinor);
  const all = valid.reduce((sum, one) => sum + one, 0n);
  const isHour = terms.period === 'HOUR';
  const only = isHour || ids.length === 0 ? null : await findOnlyHour(db, ids, paid);
  const isWithinHour = only !== null && only.validMinor === all;
  const justAbove = countJustAbove(valid, terms.activeMinimumMinor);
  if (!areMadeActive({ activeMembers: ids.length, justAbove, isWithinHour })) return null;
  const hour = isHour ? from : isWithinHour ? only.hour : null;
  return {
    subject: `${payeeId}:${paid.kind}`,
    agentId: payeeId,
    memberId: null,
    others: ids.filter((id) => id !== payeeId).slice(0, othersShown),
    facts: {
      days: daysOf(paid),
      activeMembers: ids.length,
      justAbove,
      ...(hour && { hour: hour.toISOString() }),
    },
    day: lastDay,
    since: until,
  };
}

/**
 * Finds contracts that paid by active members who look as if they were made. A settlement that
 * cannot be judged stops no other, and is judged again at each look until it can be.
 */
export async function findActiveMembers(deps: FraudDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps;
  const before = await findLookedUntil(db, kind);
  const until = new Date(clock().getTime() - settledForMs);
  if (before !== null && before >= until) return;
  const after = before ?? new Date(until.getTime() - firstLookMs);
  const again = await listFailed(db, kind);
  const seen: Seen[] = [];
  const failed: string[] = [];
  for (const paid of await listWorkedOut(db, { after, until, again }, fewestActive)) {
    if (signal?.aborted) return;
    try {
      const one = await lookAt(deps, paid);
      if (one && !(await isSeen(db, kind, one.subject, one.facts))) seen.push(one);
    } catch (error) {
      const { settlementId } = paid;
      failed.push(settlementId);
      logger.error({ err: error, settlementId }, 'a settlement could not be looked at');
    }
  }
  await noteSeen(deps, kind, { before, until, failed }, seen);
}
