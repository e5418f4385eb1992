import { boundsOfDay } from '#kit/time/day-range.ts';
import {
  betsOnBothSides,
  matchedShare,
  sumMatched,
  type MatchedStakes,
} from '@pavilion/domain/fraud/matched-bets';
import type { FraudDeps } from '../fraud-deps.ts';
import { lookAtDays, type SeenByDay } from './look.ts';
import {
  countParts,
  listDecided,
  listOppositeBeside,
  listOppositeUplines,
  type AccountPair,
  type TimeRange,
} from './matched-bets.store.ts';

function seenOf(
  { upperId, lowerId, agentId }: AccountPair,
  stakes: MatchedStakes,
  day: string,
): SeenByDay {
  const [smaller, larger] = upperId < lowerId ? [upperId, lowerId] : [lowerId, upperId];
  const [one, other] = stakes.stakesMinor;
  return {
    subject: `${smaller}:${larger}`,
    agentId,
    memberId: lowerId,
    others: [upperId],
    facts: {
      days: [day],
      betMinor: (one + other).toString(),
      matchedBets: stakes.matchedRounds,
      matchedShare: matchedShare(stakes),
    },
  };
}

/** Pairs that may be a case, by statements that are each short. */
async function pairsIn(
  { db, currency }: FraudDeps,
  range: TimeRange,
  signal: AbortSignal | undefined,
): Promise<AccountPair[]> {
  const parts = await countParts(db, range);
  const pairs: AccountPair[] = [];
  for (let part = 0; part < parts && !signal?.aborted; part += 1) {
    pairs.push(...(await listOppositeUplines(db, range, currency.code, { part, parts })));
    pairs.push(...(await listOppositeBeside(db, range, currency.code, { part, parts })));
  }
  return pairs;
}

/** Finds accounts of one line that bet on both sides of the same bets, on each closed day. */
export function findMatchedBets(deps: FraudDeps, signal?: AbortSignal): Promise<void> {
  const { db, timeZone } = deps;
  const lookAt = async (day: string) => {
    const range = boundsOfDay(day, timeZone);
    const seen: SeenByDay[] = [];
    for (const pair of await pairsIn(deps, range, signal)) {
      const { upperAccountId, lowerAccountId } = pair;
      const rounds = await listDecided(db, [upperAccountId, lowerAccountId], range);
      const stakes = sumMatched(
        rounds.filter(({ accountId }) => accountId === upperAccountId),
        rounds.filter(({ accountId }) => accountId === lowerAccountId),
      );
      if (betsOnBothSides(stakes)) seen.push(seenOf(pair, stakes, day));
    }
    return seen;
  };
  return lookAtDays(deps, 'matchedBets', lookAt, signal);
}
