import type { DatabaseTransaction } from '#db/database.ts';
import { boundsOfDay, dayAt, hourAt } from '#kit/time/day-range.ts';
import { isRunning, stateAfter, type ContractEvent } from '@pavilion/domain/agent/contract-state';
import { lockSides } from '../party.store.ts';
import type { ContractDeps } from './contract-deps.ts';
import { notifySides, signalSides, type ContractNews } from './contract-letters.ts';
import {
  changeContract,
  findContract,
  findMovedDay,
  listDueContracts,
  lockContract,
  lockReceived,
  type ContractChange,
  type ContractRow,
  type DueContract,
} from './contract.store.ts';
import { periodAt } from './period-at.ts';

type Deps = Pick<
  ContractDeps,
  | 'db'
  | 'clock'
  | 'timeZone'
  | 'memberTypes'
  | 'contracts'
  | 'writeInboxMessages'
  | 'signals'
  | 'logger'
>;

/** When the hour or day ends that runs, of which sums are kept. */
function endOfSums({ kind }: ContractRow, moment: Date, timeZone: string): Date {
  if (kind === 'hourlySalary') return hourAt(moment, timeZone).until;
  return boundsOfDay(dayAt(moment, timeZone), timeZone).until;
}

/**
 * When a contract ends whose sides have parted: with the day on which the payee came below another
 * agent, else with the hour or day that runs, and no later than it would have ended.
 */
async function partingOf(
  { timeZone, clock }: Deps,
  transaction: DatabaseTransaction,
  row: ContractRow,
  isMoved: boolean,
): Promise<Date | null> {
  if (row.starts_at === null) return null;
  const moved = isMoved ? await findMovedDay(transaction, row.payee_id) : null;
  const movedAt = moved === null ? null : boundsOfDay(moved, timeZone).from;
  const parted =
    movedAt !== null && movedAt > row.proposed_at && movedAt <= clock()
      ? movedAt
      : endOfSums(row, clock(), timeZone);
  const times = [parted, ...(row.ends_at === null ? [] : [row.ends_at])];
  const earliest = new Date(Math.min(...times.map((time) => time.getTime())));
  return earliest > row.starts_at ? earliest : row.starts_at;
}

/** Lets a contract that was accepted begin, and the one that ran before end with it. */
async function start(transaction: DatabaseTransaction, row: ContractRow, now: Date): Promise<void> {
  const startsAt = row.starts_at ?? now;
  const others = await lockReceived(transaction, row.payee_id, row.kind, now);
  for (const other of others.filter(({ id }) => id !== row.id)) {
    const runs = isRunning(other.state);
    const overlaps = other.ends_at !== null && other.ends_at > startsAt;
    const state = runs ? 'replaced' : other.state;
    if (!runs && !overlaps) continue;
    await changeContract(transaction, other.id, state, now, { ends_at: startsAt });
  }
  await changeContract(transaction, row.id, 'active', now);
}

type Due = {
  event: ContractEvent;
  news: ContractNews | null;
  sides: readonly ('payee' | 'payer')[];
  change: ContractChange;
};

const both = ['payee', 'payer'] as const;

/** What the clock does with a contract at this moment; null for nothing. */
async function dueOf(
  deps: Deps,
  transaction: DatabaseTransaction,
  row: ContractRow,
  { parted, moved }: DueContract,
  now: Date,
): Promise<Due | null> {
  const { state, answer_by: answerBy, terms } = row;
  if (parted) {
    const endsAt = await partingOf(deps, transaction, row, moved);
    // One that has ended already, and still runs, only ends sooner.
    const isLater = endsAt === null || (row.ends_at !== null && endsAt >= row.ends_at);
    if (state === 'ended' && isLater) return null;
    return { event: 'leave', news: 'left', sides: both, change: { ends_at: endsAt } };
  }
  if (answerBy !== null && answerBy <= now) {
    if (state === 'proposed') {
      return { event: 'expire', news: 'expired', sides: ['payer'], change: {} };
    }
    const ends_at = periodAt(terms.period, answerBy, deps.timeZone).until;
    return { event: 'endUnanswered', news: 'ends', sides: both, change: { ends_at } };
  }
  const starts = state === 'accepted' && row.starts_at !== null && row.starts_at <= now;
  return starts ? { event: 'start', news: null, sides: [], change: {} } : null;
}

async function advance(
  deps: Deps,
  transaction: DatabaseTransaction,
  { id }: DueContract,
): Promise<void> {
  const now = deps.clock();
  const row = await lockContract(transaction, id);
  const [due] = await listDueContracts(transaction, now, sidesOf(deps), id);
  const act = due ? await dueOf(deps, transaction, row, due, now) : null;
  if (act === null) return;
  const standing = { state: row.state, endAskedBy: row.end_asked_by };
  const state = row.state === 'ended' ? 'ended' : stateAfter(standing, act.event, 'clock');
  if (state === null) return;
  if (act.event === 'start') await start(transaction, row, now);
  else await changeContract(transaction, id, state, now, act.change);
  const after = await findContract(transaction, id);
  if (!after) return;
  if (act.news !== null) {
    const { news, sides } = act;
    await notifySides(deps, transaction, after, { news, sides, at: after.ends_at });
  }
  await signalSides(deps, transaction, after);
}

function sidesOf({ memberTypes, contracts: { payerIsHouse } }: Deps) {
  return { memberTypes, payerIsHouse };
}

/** Does what is due with one contract, in a transaction that has locked its sides. */
export async function advanceOne(
  deps: Deps,
  transaction: DatabaseTransaction,
  id: string,
): Promise<void> {
  const due = await listDueContracts(transaction, deps.clock(), sidesOf(deps), id);
  for (const one of due) await advance(deps, transaction, one);
}

/**
 * Starts contracts, ends what was not answered in time, and those whose sides have parted, each in
 * its own transaction. A repeat, or a second process at the same time, changes nothing.
 */
export async function advanceContracts(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps;
  for (const due of await listDueContracts(db, clock(), sidesOf(deps))) {
    if (signal?.aborted) return;
    try {
      await db.transaction().execute(async (transaction) => {
        await lockSides(transaction, due.payerId, due.payeeId);
        await advance(deps, transaction, due);
      });
    } catch (error) {
      logger.error({ err: error, contract: due.id }, 'a contract was not brought up to date');
    }
  }
}
