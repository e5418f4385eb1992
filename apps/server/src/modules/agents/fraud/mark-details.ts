import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import type { DetailMarks } from '#modules/accounts/detail-marks.ts';
import { newlyMatched } from '@pavilion/domain/fraud/same-person';
import { raiseCase } from './case.store.ts';
import type { FraudDeps } from './fraud-deps.ts';
import {
  findSamePeople,
  lockMarking,
  takeQueued,
  writeMarks,
  type SamePerson,
} from './same-person.store.ts';

export type MarkDeps = Pick<FraudDeps, 'db' | 'clock' | 'timeZone' | 'logger'> & {
  detailMarks: DetailMarks;
};

/** Their rows are locked meanwhile, so that they wait for as many at most. */
const membersAtOnce = 50;

/** Opens a case of an account with details of somebody above it, unless it was judged by them. */
async function raise(
  { clock, timeZone }: MarkDeps,
  transaction: DatabaseTransaction,
  { memberId, agentId, aboveId, ...details }: SamePerson,
): Promise<void> {
  const matched = newlyMatched(details.matched, details.judged);
  if (matched.length === 0) return;
  const at = clock();
  await raiseCase(transaction, {
    id: randomUUID(),
    kind: 'samePerson',
    subject: `${memberId}:${aboveId}:${matched.join()}`,
    agentId,
    memberId,
    others: [aboveId],
    facts: { matched },
    day: dayAt(at, timeZone),
    at,
  });
}

/** Null where the details of a member cannot be read; the others go on. */
async function marksOf(
  { detailMarks, logger }: MarkDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
) {
  try {
    return await detailMarks(transaction, memberId);
  } catch (error) {
    logger.error({ err: error, memberId }, 'the details of a member could not be marked');
    return null;
  }
}

/** Marks the next members of the queue; false when there are none, or another process does it. */
async function markSome(deps: MarkDeps, transaction: DatabaseTransaction): Promise<boolean> {
  if (!(await lockMarking(transaction))) return false;
  const members = await takeQueued(transaction, membersAtOnce);
  if (members.length === 0) return false;
  for (const memberId of members) {
    const marks = await marksOf(deps, transaction, memberId);
    if (marks !== null) await writeMarks(transaction, memberId, marks);
  }
  for (const same of await findSamePeople(transaction, members)) {
    await raise(deps, transaction, same);
  }
  return true;
}

/**
 * Marks the details of members that have changed, and opens a case for each account that has
 * details of somebody above it.
 */
export async function markDetails(deps: MarkDeps, signal?: AbortSignal): Promise<void> {
  let goesOn = true;
  while (goesOn && !signal?.aborted) {
    goesOn = await deps.db.transaction().execute((transaction) => markSome(deps, transaction));
  }
}
