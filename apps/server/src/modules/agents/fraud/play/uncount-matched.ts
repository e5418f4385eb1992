import { hourMs } from '#kit/time/milliseconds.ts';
import { findAsOf, holdReports, lowerValidBets } from '#modules/wallet/report-progress.ts';
import { matchRounds } from '@pavilion/domain/fraud/matched-bets';
import { findLookedUntil } from '../case.store.ts';
import type { FraudDeps } from '../fraud-deps.ts';
import { moveLookedUntil } from './looks.store.ts';
import {
  insertMatched,
  listConfirmedPairs,
  listUnmatched,
  type ConfirmedPair,
} from './matched-bets.store.ts';

const signalName = 'uncountMatched';
/** What was booked so long before the last look is looked at once more. */
const lateMs = hourMs;

/** Lowers what has come of one pair, in a transaction of its own. */
async function uncountPair(deps: FraudDeps, pair: ConfirmedPair, since: Date): Promise<void> {
  const { caseId, accountIds } = pair;
  const [oneId] = accountIds;
  await deps.db.transaction().execute(async (transaction) => {
    await holdReports(transaction, accountIds);
    const rounds = await listUnmatched(transaction, pair, since);
    const pairs = matchRounds(
      rounds.filter(({ accountId }) => accountId === oneId),
      rounds.filter(({ accountId }) => accountId !== oneId),
    );
    const matched = pairs.flatMap(({ rounds: both, matchedMinor }) =>
      both.map(({ accountId, source, roundId }) => ({ accountId, source, roundId, matchedMinor })),
    );
    if (matched.length === 0) return;
    const taken = await lowerValidBets(transaction, matched, deps);
    const lowered = matched.map((one, at) => ({ ...one, takenMinor: taken[at] ?? 0n }));
    await insertMatched(transaction, caseId, lowered, deps.clock());
  });
}

/**
 * Takes the matched part of the rounds of confirmed pairs out of the valid bets, each round once,
 * from the decision of the operator on.
 */
export async function uncountMatched(deps: FraudDeps, signal?: AbortSignal): Promise<void> {
  const { db, currency, logger } = deps;
  const asOf = await findAsOf(db, 'members');
  if (asOf === null) return;
  const before = await findLookedUntil(db, signalName);
  const since = new Date((before ?? new Date(0)).getTime() - (before === null ? 0 : lateMs));
  let failed = false;
  for (const pair of await listConfirmedPairs(db, since, currency.code)) {
    if (signal?.aborted) return;
    try {
      await uncountPair(deps, pair, since);
    } catch (error) {
      failed = true;
      logger.error({ err: error, caseId: pair.caseId }, 'matched bets could not be left out');
    }
  }
  // What failed is looked for again from the same instant on.
  if (failed || (before !== null && asOf <= before)) return;
  await db
    .transaction()
    .execute((transaction) => moveLookedUntil(transaction, signalName, { before, until: asOf }));
}
