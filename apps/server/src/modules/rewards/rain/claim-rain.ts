import { randomUUID } from 'node:crypto';
import { isUndone } from '#db/sql-error.ts';
import { ApiError } from '#http/api-error.ts';
import type { SessionContext } from '#http/handlers.ts';
import { claimBudget } from '#http/request/request-budgets.ts';
import { createGroupCommit } from '#kit/group-commit.ts';
import { createUseLimit } from '#kit/limits/use-limit.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { rainCalls } from '@pavilion/contract/player/rewards/rain';
import { endOfWave, waveAt } from '@pavilion/domain/reward/rain';
import type { RewardsDeps } from '../rewards-deps.ts';
import { writeClaims, type Claim, type JudgedClaim } from './claim.store.ts';
import { daysOfDeposits, type KnownRains } from './known-rains.ts';
import { drawnAfterMs, timesOf } from './rain-times.ts';
import type { RainRow } from './rain.store.ts';

type Call = (typeof rainCalls)['claimRain'];

/** How often a member may claim; one who plays by hand claims once a wave, of 3 s at least. */
const claimsOfMember = { uses: 60, windowMs: minuteMs };

/** The states in which claims count; the job may be late to write that a rain begins or ends. */
const taken: ReadonlySet<RainRow['state']> = new Set(['prepared', 'running', 'over']);

/** Returns the id of the claim that stands, or says why there is none. */
function standing({ id, isOpen, isOffered, isUnfinished, missing }: JudgedClaim): string {
  if (id !== null) return id;
  if (!isOpen) throw new ApiError('rain.wave');
  if (!isOffered) throw new ApiError(isUnfinished ? 'member.unfinished' : 'reward.not.offered');
  throw new ApiError('rain.level', { missing });
}

/** Takes the claims of all members and writes them in batches. */
export function createRainClaims(deps: RewardsDeps, rains: KnownRains) {
  const { db, clock } = deps;
  const limit = createUseLimit(claimsOfMember, clock);
  const commits = createGroupCommit({
    ...claimBudget,
    apply: (claims: readonly Claim[]) => writeClaims(db, claims, daysOfDeposits(deps)),
    isRetryable: isUndone,
  });

  async function claim(
    { rainId, wave }: ParsedInputOf<Call>,
    { caller: { memberId } }: SessionContext,
  ): Promise<ResponseOf<Call>> {
    const at = clock();
    if (!limit.allow(memberId)) throw new ApiError('request.limited');
    const rain = await rains.find(rainId);
    if (rain === null || !taken.has(rain.state)) throw new ApiError('rain.closed');
    const times = timesOf(rain);
    const falls = waveAt(times, at.getTime());
    if (falls === null) throw new ApiError('rain.closed');
    if (falls !== wave) throw new ApiError('rain.wave');
    const judged = await commits.submit({ id: randomUUID(), rainId, memberId, wave, at });
    const drawnAt = new Date(endOfWave(times, wave) + drawnAfterMs);
    return { claimId: standing(judged), wave, drawnAt: drawnAt.toISOString() };
  }

  return { claim, reading: commits.reading };
}
