import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { findClosure } from '#modules/accounts/closed-member.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMarkers, type MarkerFact } from '@pavilion/domain/protection/harm-markers';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { insertAdvice } from './advice.store.ts';
import { lockHarm, writeDue, writeHarm } from './markers.store.ts';
import { nextCountAt } from './next-count-at.ts';
import { nextHarm, type HarmAfter } from './next-harm.ts';
import type { DueCount } from './queue.store.ts';
import { historyFrom, readHistory, type MarkerPolicy } from './read-history.ts';
import { siteTimeOf } from './site-time.ts';

export type CountDeps = Pick<
  ProtectionDeps,
  | 'db'
  | 'clock'
  | 'currency'
  | 'timeZone'
  | 'policy'
  | 'signals'
  | 'writeInboxMessage'
  | 'paymentActs'
  | 'logger'
>;

/** Who opens a game, deposits or raises a limit has a history within this time. */
const historyWithinMs = 2 * 86_400_000;

type Found = { facts: MarkerFact[]; isQuiet: boolean };

/**
 * What shows signs of harm in what the member did; null for members who play for no money, and of
 * closed accounts.
 */
async function findHarm(
  deps: CountDeps,
  policy: MarkerPolicy,
  memberId: bigint,
  now: Date,
): Promise<Found | null> {
  const account = await moneyAccountOf(deps, deps.db, memberId);
  if (account === null || (await findClosure(deps.db, memberId)).closedAt !== null) return null;
  const { signs, countsFor } = policy;
  const history = await readHistory(
    deps,
    { ...account, memberId },
    { since: historyFrom(now, policy), belowMinor: signs.lossesChased.below },
  );
  const facts = findMarkers(history, signs, {
    since: new Date(now.getTime() - countsFor),
    siteTime: siteTimeOf(deps.timeZone),
  });
  const { deposits, raises, play } = history;
  return { facts, isQuiet: deposits.length + raises.length + play.length === 0 };
}

/** Advises the member by a message in the inbox, and one that stays until it is closed. */
async function advise(
  { writeInboxMessage, signals }: CountDeps,
  transaction: DatabaseTransaction,
  { memberId, facts, at }: { memberId: bigint; facts: readonly MarkerFact[]; at: Date },
  { message: { title, text } }: MarkerPolicy,
): Promise<void> {
  const id = randomUUID();
  await insertAdvice(transaction, { id, memberId, facts, at });
  await writeInboxMessage(transaction, memberId, {
    title,
    content: text,
    requestKey: id,
    operator: null,
  });
  await signals.publishIn(transaction, { kind: 'limit', memberId });
}

/** Writes what is found of a member whose lock is held, and lets open pages know what changes. */
export async function writeFound(
  { signals }: Pick<CountDeps, 'signals'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  after: HarmAfter,
  now: Date,
): Promise<void> {
  await writeHarm(transaction, memberId, after, now);
  if (after.changesOffers) await signals.publishIn(transaction, { kind: 'promotion', memberId });
}

/**
 * Counts the markers of one member, and does what follows. What is queued while it reads is counted
 * again; who has been quiet for long is not counted before the next game or deposit.
 */
export async function countMarkers(
  deps: CountDeps,
  policy: MarkerPolicy,
  { memberId, leaseUntil }: DueCount,
): Promise<void> {
  const now = deps.clock();
  const found = await findHarm(deps, policy, memberId, now);
  await deps.db.transaction().execute(async (transaction) => {
    const { closedAt } = await lockMember(transaction, memberId);
    const before = await lockHarm(transaction, memberId);
    if (before === null) return;
    if (found === null || closedAt !== null) return writeDue(transaction, memberId, null);
    const { facts, isQuiet } = found;
    const mayBeAdvised = await mayBeAddressed(transaction, memberId);
    const after = nextHarm(before, facts, { now, policy, mayBeAdvised });
    await writeFound(deps, transaction, memberId, after, now);
    if (after.writesAdvice) await advise(deps, transaction, { memberId, facts, at: now }, policy);
    const { dueAt, queuedAt } = before;
    if (dueAt?.getTime() !== leaseUntil.getTime()) return;
    const isRecent = queuedAt !== null && now.getTime() - queuedAt.getTime() < historyWithinMs;
    const isOver = isQuiet && after.score === 0 && !isRecent;
    await writeDue(transaction, memberId, isOver ? null : nextCountAt(now, deps.timeZone));
  });
}
