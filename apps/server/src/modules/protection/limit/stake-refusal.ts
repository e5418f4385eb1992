import { ApiError } from '#http/api-error.ts';
import type { PlayUse, PresentUse } from '#modules/wallet/play-limit.store.ts';
import { limitPeriods, type LimitKind } from '@pavilion/domain/protection/own-limit';
import type { LimitDeps } from '../protection-deps.ts';
import { showAmount } from './limit-amount.ts';
import { amountInForce, type StoredLimit } from './own-limit.store.ts';
import { reachedCode, useOfPlay, type Use } from './use-of-limit.ts';

type Deps = Pick<LimitDeps, 'clock' | 'currency' | 'timeZone'>;

export type Stake = {
  memberId: bigint;
  /** Of one round; of rounds that differ, the highest. */
  stakeMinor: bigint;
  rounds?: number;
  /** Of all rounds, where they differ. */
  wholeMinor?: bigint;
  /** Money that goes to a provider is no bet: the limit of one bet does not concern it. */
  isBet?: boolean;
};

/** What a stake is of all its rounds. */
export function wholeOf({ stakeMinor, rounds = 1, wholeMinor }: Omit<Stake, 'memberId'>): bigint {
  return wholeMinor ?? stakeMinor * BigInt(rounds);
}

/** The error of a limit that leaves too little: with what is left, and when more is. */
export function reached(
  { currency }: Pick<Deps, 'currency'>,
  { kind, period }: StoredLimit,
  left: bigint,
  use: Use,
): ApiError {
  return new ApiError(reachedCode[kind], {
    period,
    left: showAmount(kind, left, currency),
    frees: use.frees?.at.toISOString() ?? null,
  });
}

/** The error of a stake or a game in the pause of the site. */
export function inPause(until: Date): ApiError {
  return new ApiError('limit.pause', { until: until.toISOString() });
}

const order = (one: StoredLimit, other: StoredLimit) =>
  limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period);

type LimitOf<Kind extends LimitKind> = StoredLimit & { kind: Kind };

/** The limits of some kinds, those of the shortest period first. */
export function ofKinds<Kind extends LimitKind>(
  limits: readonly StoredLimit[],
  kinds: readonly Kind[],
): LimitOf<Kind>[] {
  return limits
    .filter((limit): limit is LimitOf<Kind> => kinds.some((kind) => kind === limit.kind))
    .toSorted(order);
}

/** Stakes of a member that are taken with the same transaction and not posted yet, as cash. */
export type EarlierStakes = { wholeMinor: bigint; present: PresentUse };

/** What is used once the earlier stakes are posted: they count in the present quarter. */
function afterEarlier(
  use: Use,
  { kind, period }: StoredLimit,
  { wholeMinor, present }: EarlierStakes,
): Use {
  if (period === 'stake' || (kind !== 'loss' && kind !== 'wager')) return use;
  const used = use.used + wholeMinor;
  const amount = wholeMinor + (kind === 'loss' ? present.lost : present.staked);
  const isFirst = use.frees === null && amount > 0n;
  return { used, frees: isFirst ? { at: present.leaves[period], amount } : use.frees };
}

/** What decides on the stakes of a member; `play` is null where nothing is counted. */
export type PlayOfMember = {
  limits: readonly StoredLimit[];
  play: PlayUse | null;
  /** Null where there are none. */
  earlier: EarlierStakes | null;
};

/** Why a pause, a check or a limit of the member refuses a stake; null where none does. */
export function refusalOfStake(
  deps: Deps,
  { limits, play, earlier }: PlayOfMember,
  stake: Omit<Stake, 'memberId'>,
): ApiError | null {
  if (play?.pausedUntil) return inPause(play.pausedUntil);
  if (play?.due) return new ApiError('limit.check.due');
  const { stakeMinor, isBet = true } = stake;
  const whole = wholeOf(stake);
  const needed = { time: 1n, bet: stakeMinor, loss: whole, wager: whole };
  for (const limit of ofKinds(limits, ['time', 'bet', 'loss', 'wager'])) {
    const amount = amountInForce(limit);
    if (amount === null || (limit.kind === 'bet' && !isBet)) continue;
    const posted = useOfPlay(deps, play, limit);
    const use = earlier === null ? posted : afterEarlier(posted, limit, earlier);
    const left = amount - use.used;
    if (needed[limit.kind] > left) return reached(deps, limit, left, use);
  }
  return null;
}
