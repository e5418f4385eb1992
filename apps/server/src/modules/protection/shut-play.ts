import type { DatabaseTransaction } from '#db/database.ts';
import { blockWagering, findPlayOwed, type WageringBlock } from '#modules/wallet/account.store.ts';
import { closeAccountPermits } from '#modules/wallet/wager-permit.store.ts';
import type { ProtectionDeps } from './protection-deps.ts';

type Deps = Pick<ProtectionDeps, 'clock' | 'wallet' | 'endBonuses'>;

/** The member's account, and the house account against which its postings stand. */
export type Whose = { memberId: bigint; accountId: bigint; house: bigint };

const reasons = {
  operator: 'locked by an operator',
  exclusion: 'excluded',
} as const satisfies Record<WageringBlock, string>;

const sources = {
  operator: 'play-lock',
  exclusion: 'exclusion',
} as const satisfies Record<WageringBlock, string>;

/** Ends the play-through of an account and returns what was owed, in minor units. */
async function releasePlayThrough(
  { wallet }: Deps,
  transaction: DatabaseTransaction,
  { accountId, house }: Whose,
  { id, by }: { id: string; by: WageringBlock },
): Promise<bigint> {
  const { owedMinor } = await findPlayOwed(transaction, accountId);
  if (owedMinor === 0n) return 0n;
  const [result] = await wallet.applyIn(transaction, [
    {
      accountId,
      contraId: house,
      kind: 'playThroughEnd',
      amountMinor: 0n,
      source: sources[by],
      externalId: id,
    },
  ]);
  if (result?.outcome !== 'applied') throw new Error(`a release was ${result?.outcome}`);
  return owedMinor;
}

/**
 * Ends all wagering of an account, and everything that keeps its cash from being withdrawn (D23).
 * The caller holds the locks of the member and of the account. `id` names what caused it.
 */
export async function shutPlay(
  deps: Deps,
  transaction: DatabaseTransaction,
  whose: Whose,
  cause: { id: string; by: WageringBlock },
) {
  const { memberId, accountId } = whose;
  const ended = await deps.endBonuses(transaction, memberId);
  const changed = await blockWagering(transaction, accountId, cause.by);
  await closeAccountPermits(transaction, accountId, reasons[cause.by], deps.clock());
  const released = await releasePlayThrough(deps, transaction, whose, cause);
  return { changed, ended, released };
}
