import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findVerified } from '#modules/accounts/identity.store.ts';
import { lockMoneyAccounts, type MoneyAccount } from '#modules/wallet/account.store.ts';
import {
  findPlayStates,
  findPlayWindows,
  findPresentUse,
  noteStakes,
  type PlayUse,
  type PresentUse,
} from '#modules/wallet/play-limit.store.ts';
import { refusalOfBlocked } from '#modules/wallet/refuse-blocked.ts';
import { queueDaily } from '../markers/queue-count.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { amountInForce, findLimitsOf, type StoredLimit } from './own-limit.store.ts';
import { ofKinds, refusalOfStake, wholeOf, type Stake } from './stake-refusal.ts';

type Deps = Pick<LimitDeps, 'clock' | 'currency' | 'timeZone' | 'policy'>;
type Locked = Pick<MoneyAccount, 'memberId' | 'accountId' | 'wageringBlocked'>;

/** The stake of a bet, of one round or of several. */
export type BetStake = Omit<Stake, 'isBet'>;

/** Why members may not stake at all; those who may are left out. */
async function findKeptOut(
  { policy }: Deps,
  transaction: DatabaseTransaction,
  accounts: readonly Locked[],
): Promise<Map<bigint, ApiError>> {
  const asksIdentity = policy.verifiedBefore.includes('play');
  const memberIds = accounts.map(({ memberId }) => memberId);
  const verified = asksIdentity ? await findVerified(transaction, memberIds) : null;
  const refusals = accounts.map(({ memberId, wageringBlocked }) => {
    const isMissing = verified !== null && !verified.has(memberId);
    const refusal = isMissing
      ? new ApiError('identity.check.needed')
      : refusalOfBlocked(wageringBlocked);
    return [memberId, refusal] as const;
  });
  return new Map(refusals.filter((one): one is [bigint, ApiError] => one[1] !== null));
}

function limitsSpending(limits: readonly StoredLimit[]): boolean {
  return ofKinds(limits, ['loss', 'wager']).some((limit) => amountInForce(limit) !== null);
}

type FoundPlay = { limits: readonly StoredLimit[]; play: PlayUse | null; present?: PresentUse };

/**
 * Finds what decides on the stakes of members. Sums of windows are read only where a limit needs
 * them, and what counts at present only of those in `several`.
 */
async function findPlay(
  transaction: DatabaseTransaction,
  accounts: readonly Locked[],
  several: ReadonlySet<bigint>,
): Promise<Map<bigint, FoundPlay>> {
  const memberIds = accounts.map(({ memberId }) => memberId);
  const accountIds = accounts.map(({ accountId }) => accountId);
  const limits = await findLimitsOf(transaction, memberIds);
  const states = await findPlayStates(transaction, accountIds);
  const spending = accounts.filter(
    ({ memberId, accountId }) =>
      states.has(accountId) && limitsSpending(limits.get(memberId) ?? []),
  );
  const counted = spending.map(({ accountId }) => accountId);
  const windows = counted.length > 0 ? await findPlayWindows(transaction, counted) : null;
  const again = spending.filter(({ memberId }) => several.has(memberId));
  const present =
    again.length > 0
      ? await findPresentUse(
          transaction,
          again.map(({ accountId }) => accountId),
        )
      : null;
  const found = accounts.map(({ memberId, accountId }): [bigint, FoundPlay] => {
    const state = states.get(accountId) ?? null;
    const sums = windows?.get(accountId);
    const play = state !== null && sums ? { ...state, windows: sums } : state;
    const now = present?.get(accountId);
    return [memberId, { limits: limits.get(memberId) ?? [], play, ...(now && { present: now }) }];
  });
  return new Map(found);
}

function repeated(ids: readonly bigint[]): Set<bigint> {
  const seen = new Set<bigint>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}

/** Decides on stakes one after the other: those of a member that are taken count together. */
function decide(
  deps: Deps,
  found: ReadonlyMap<bigint, FoundPlay>,
  stakes: readonly BetStake[],
): (ApiError | null)[] {
  const taken = new Map<bigint, bigint>();
  return stakes.map(({ memberId, ...stake }) => {
    const ofMember = found.get(memberId);
    // Who plays with play money is not limited.
    if (!ofMember) return null;
    const { limits, play, present } = ofMember;
    const wholeMinor = taken.get(memberId) ?? 0n;
    const earlier = present && wholeMinor > 0n ? { wholeMinor, present } : null;
    const refusal = refusalOfStake(deps, { limits, play, earlier }, stake);
    if (refusal === null) taken.set(memberId, wholeMinor + wholeOf(stake));
    return refusal;
  });
}

/**
 * What `checkWager` says of each bet, as if those before it that are taken were posted: its
 * refusal, or null, in their order. Earlier stakes of a member count as cash, also where bonus
 * money pays them in the end. A stake that is refused keeps no other from being taken. Locks the
 * accounts in the order in which the wallet does; the number of statements does not depend on how
 * many stakes there are.
 */
export async function checkWagers(
  deps: Deps,
  transaction: DatabaseTransaction,
  stakes: readonly BetStake[],
): Promise<(ApiError | null)[]> {
  if (stakes.length === 0) return [];
  const memberIds = stakes.map(({ memberId }) => memberId);
  const several = repeated(memberIds);
  const distinct = [...new Set(memberIds)];
  const locked = await lockMoneyAccounts(transaction, distinct, deps.currency.code);
  const keptOut = await findKeptOut(deps, transaction, [...locked.values()]);
  const playing = [...locked.values()].filter(({ memberId }) => !keptOut.has(memberId));
  if (playing.length === 0) return memberIds.map((memberId) => keptOut.get(memberId) ?? null);
  await queueDaily(
    deps,
    transaction,
    playing.map(({ memberId }) => memberId),
  );
  await noteStakes(
    transaction,
    playing.map(({ accountId }) => accountId),
  );
  const found = await findPlay(transaction, playing, several);
  const refusals = decide(deps, found, stakes);
  return refusals.map((refusal, index) => keptOut.get(memberIds[index] ?? 0n) ?? refusal);
}
