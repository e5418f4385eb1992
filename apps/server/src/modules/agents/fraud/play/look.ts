import { randomUUID } from 'node:crypto';
import { boundsOfDay, dayAfter, dayAt } from '#kit/time/day-range.ts';
import type { FraudKind } from '@pavilion/domain/fraud/fraud-case';
import { findLastDay } from '../../sums/team-sums.store.ts';
import { findLookedUntil, raiseCase, type SeenCase } from '../case.store.ts';
import type { FraudDeps } from '../fraud-deps.ts';
import { moveLookedUntil, noteFailed } from './looks.store.ts';

/** Days that were skipped are caught up, so many at most. */
const daysAtOnce = 7;

/** What a signal has seen; the rest of a case is the same for all of its look. */
export type Seen = Omit<SeenCase, 'id' | 'kind' | 'at'>;

/** What a signal has seen up to the end of a closed day. */
export type SeenByDay = Omit<Seen, 'day' | 'since'>;

/**
 * Raises what a signal has seen and notes until when it has looked, and what failed, in one
 * transaction; false, and nothing is raised, where another process has looked since it stood at
 * `before`.
 */
export async function noteSeen(
  { db, clock }: FraudDeps,
  kind: FraudKind,
  look: { before: Date | null; until: Date; failed?: readonly string[] },
  seen: readonly Seen[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await moveLookedUntil(transaction, kind, look))) return false;
    if (look.failed) await noteFailed(transaction, kind, look.failed, look.until);
    const at = clock();
    for (const one of seen) await raiseCase(transaction, { ...one, id: randomUUID(), kind, at });
    return true;
  });
}

/** Looks at each closed day once, the oldest first; before the first look only at the last day. */
export async function lookAtDays(
  deps: FraudDeps,
  kind: FraudKind,
  lookAt: (day: string) => Promise<SeenByDay[]>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, timeZone } = deps;
  const last = await findLastDay(db);
  let before = await findLookedUntil(db, kind);
  if (last === null) return;
  const next = before === null ? last : dayAt(before, timeZone);
  const oldest = dayAfter(last, 1 - daysAtOnce);
  let day = next < oldest ? oldest : next;
  while (day <= last && !signal?.aborted) {
    const { until } = boundsOfDay(day, timeZone);
    const found = await lookAt(day);
    const seen = found.map((one) => ({ ...one, day, since: until }));
    // What was aborted has not seen the whole day.
    if (signal?.aborted || !(await noteSeen(deps, kind, { before, until }, seen))) return;
    before = until;
    day = dayAfter(day, 1);
  }
}
