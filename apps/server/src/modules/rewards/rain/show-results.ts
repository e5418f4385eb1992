import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf } from '#kit/page.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { rainCalls } from '@pavilion/contract/player/rewards/rain';
import { maskedName } from '@pavilion/domain/member/masked';
import { dueEnvelopes } from '@pavilion/domain/reward/rain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { seedHashOf } from './rain-times.ts';
import { findRain } from './rain.store.ts';
import {
  countTakenBefore,
  listClaimsPage,
  listDrawn,
  listOwnClaims,
  listWinners,
  sumRain,
} from './results.store.ts';

type Calls = typeof rainCalls;
type Result = ResponseOf<Calls['showRainResult']>;
type Summary = Omit<NonNullable<Result['after']>, 'seed' | 'seedHash'>;
type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'currency'>;

/** How many winners are listed. */
const listedWinners = 50;

/** A rain that is over does not change, but a winner's name may be erased. */
const summaryFreshMs = 10 * minuteMs;
const summariesKept = 16;

const seedText = (seed: Uint8Array | null) => ({
  seed: Buffer.from(seed ?? []).toString('hex'),
  seedHash: seedHashOf(seed) ?? '',
});

const moneyOf =
  ({ currency }: Pick<RewardsDeps, 'currency'>) =>
  (minor: bigint) =>
    formatAmount(minor, currency.digits);

async function readSummary(deps: Deps, rainId: string): Promise<Summary> {
  const { db } = deps;
  const money = moneyOf(deps);
  const { paid, ...counts } = await sumRain(db, rainId);
  const winners = await listWinners(db, rainId, listedWinners);
  return {
    ...counts,
    paid: money(paid),
    winners: winners.map(({ username, amount, wave }) => ({
      name: maskedName(username),
      amount: money(amount),
      wave: wave ?? 0,
    })),
  };
}

/** What rains came to, read once for all members who ask. */
export function createSummaries(deps: Deps) {
  const kept = new Map<string, { until: number; summary: Promise<Summary> }>();

  return function summaryOf(rainId: string): Promise<Summary> {
    const now = deps.clock().getTime();
    const known = kept.get(rainId);
    if (known && known.until > now) return known.summary;
    const summary = readSummary(deps, rainId);
    kept.delete(rainId);
    kept.set(rainId, { until: now + summaryFreshMs, summary });
    summary.catch(() => kept.delete(rainId));
    const [oldest] = kept.keys();
    if (kept.size > summariesKept && oldest !== undefined) kept.delete(oldest);
    return summary;
  };
}

type OwnClaim = { wave: number; claimId: string; amount: bigint | null; isHeld: boolean };

/** Reads a rain that was made, with the claims of a member. */
async function readOwn({ db }: Deps, rainId: string, memberId: bigint) {
  const rows = isOwnId(rainId) ? await listOwnClaims(db, rainId, memberId) : [];
  const [rain] = rows;
  if (!rain || rain.state === 'planned' || rain.state === 'cancelled') {
    throw new ApiError('rain.closed');
  }
  const claims = rows.flatMap(({ wave, claimId, amount, isHeld }): OwnClaim[] =>
    wave === null || claimId === null ? [] : [{ wave, claimId, amount, isHeld }],
  );
  return { rain, claims };
}

/** The state of some claims of a rain; `isDrawn` once all of them are. */
function stateOf(claims: readonly OwnClaim[], isDrawn: boolean): Result['state'] {
  if (claims.length === 0) return 'none';
  if (!isDrawn) return 'pending';
  return claims.some(({ amount }) => amount !== null) ? 'won' : 'lost';
}

const sumOf = (claims: readonly OwnClaim[]) =>
  claims.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

/** What a wave, or the whole rain, brought the member. */
export async function showRainResult(
  deps: Deps,
  summaryOf: (rainId: string) => Promise<Summary>,
  { rainId, wave }: ParsedInputOf<Calls['showRainResult']>,
  { memberId }: Caller,
): Promise<Result> {
  const { rain, claims } = await readOwn(deps, rainId, memberId);
  const money = moneyOf(deps);
  const asked = wave === undefined ? claims : claims.filter((claim) => claim.wave === wave);
  const state = stateOf(asked, rain.wavesDrawn >= (wave ?? rain.waves));
  const isRevealed = rain.state === 'revealed';
  const held = claims.filter(({ isHeld }) => isHeld);
  return {
    rainId,
    state,
    amount: state === 'won' ? money(sumOf(asked)) : null,
    wins: claims.flatMap(({ wave: of, claimId, amount }) =>
      amount === null ? [] : [{ wave: of, claimId, amount: money(amount) }],
    ),
    claims: claims.map(({ wave: of, claimId }) => ({ wave: of, claimId })),
    total: money(sumOf(claims)),
    checking: held.length > 0 ? money(sumOf(held)) : null,
    after: isRevealed ? { ...seedText(rain.seed), ...(await summaryOf(rainId)) } : null,
  };
}

/** All that the draw of a wave can be worked out from. */
export async function showRainDraw(
  deps: Deps,
  { rainId, wave, pageNo, pageSize }: ParsedInputOf<Calls['showRainDraw']>,
): Promise<ResponseOf<Calls['showRainDraw']>> {
  const { db } = deps;
  const rain = isOwnId(rainId) ? await findRain(db, rainId) : null;
  if (rain?.state !== 'revealed' || wave > rain.waves) throw new ApiError('rain.closed');
  const money = moneyOf(deps);
  const after = await countTakenBefore(db, rainId, wave);
  const due = dueEnvelopes(rain.envelopes, rain.waves, wave) - after;
  const envelopes = await listDrawn(db, rainId, { wave, after, due });
  const page = { pageNo, pageSize };
  const { claims, total } = await listClaimsPage(db, rainId, { wave, ...page });
  const { list, ...counts } = pageOf(claims, total, page);
  return {
    ...seedText(rain.seed),
    winsPerPerson: rain.wins_per_person,
    due,
    envelopes: envelopes.map(({ amount, ...given }) => ({ ...given, amount: money(amount) })),
    claims: list,
    ...counts,
  };
}
