import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import { lockAccount, unblockWagering } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { listPlayLocks, setPlayLock as call } from '@pavilion/contract/operator/protection';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { restrictionMessage } from '../restriction-message.ts';
import { shutPlay, type Whose } from '../shut-play.ts';
import { findPlayLockByKey, insertPlayLock, type PlayLock } from './play-lock.store.ts';

export type PlayLockDeps = Pick<
  ProtectionDeps,
  | 'db'
  | 'clock'
  | 'currency'
  | 'wallet'
  | 'signals'
  | 'endBonuses'
  | 'writeInboxMessage'
  | 'bringHome'
>;

type Input = ParsedInputOf<typeof call> & { operator: string };
type Change = Omit<Input, 'account'>;
type Written = Omit<PlayLock, 'username'>;

function sameInput(earlier: Written, memberId: bigint, input: Change): Written {
  const isSame =
    earlier.member_id === memberId &&
    earlier.locked === input.locked &&
    earlier.reason === input.reason;
  if (isSame) return earlier;
  throw new ApiError('wallet.repeat.differs');
}

async function open(transaction: DatabaseTransaction, { accountId }: Whose) {
  const changed = await unblockWagering(transaction, accountId, 'operator');
  return { changed, ended: [], released: 0n };
}

/**
 * Locks an account for play in a transaction, or opens it; a repeat with the same key changes
 * nothing.
 */
export async function changePlayLock(
  deps: Omit<PlayLockDeps, 'bringHome'>,
  transaction: DatabaseTransaction,
  whose: Whose,
  input: Change,
): Promise<Written> {
  const { operator, requestKey, reason, locked } = input;
  const { memberId, accountId } = whose;
  await lockMember(transaction, memberId);
  const earlier = await findPlayLockByKey(transaction, operator, requestKey);
  if (earlier) return sameInput(earlier, memberId, input);
  await lockAccount(transaction, accountId);
  const id = randomUUID();
  const { changed, ended, released } = locked
    ? await shutPlay(deps, transaction, whose, { id, by: 'operator' })
    : await open(transaction, whose);
  const written = {
    id,
    member_id: memberId,
    locked,
    changed,
    reason,
    operator,
    request_key: requestKey,
    bonuses_ended: ended.map((one) => one.bonusId.toString()),
    released,
    at: deps.clock(),
  };
  await insertPlayLock(transaction, written);
  if (changed) {
    const message = restrictionMessage(locked ? 'play.locked' : 'play.open', ended);
    await deps.writeInboxMessage(transaction, memberId, { ...message, requestKey: id, operator });
    await deps.signals.publishIn(transaction, { kind: 'balance', memberId });
  }
  return written;
}

export function showPlayLock(
  { currency }: Pick<PlayLockDeps, 'currency'>,
  lock: PlayLock,
): ResponseOf<typeof listPlayLocks>['list'][number] {
  return {
    account: lock.username,
    locked: lock.locked,
    changed: lock.changed,
    reason: lock.reason,
    operator: lock.operator,
    at: lock.at.toISOString(),
    bonusesEnded: lock.bonuses_ended,
    released: formatAmount(lock.released, currency.digits),
  };
}

/**
 * Locks an account for play, or opens it again, in one transaction: from its commit on the ledger
 * takes no bet, bonuses have ended, nothing must be played before a withdrawal, and the member has
 * an inbox message. Then it fetches the money from every provider that answers. Opening restores
 * nothing. A repeat changes nothing and asks the providers that did not answer.
 */
export async function setPlayLock(
  deps: PlayLockDeps,
  input: Input,
): Promise<ResponseOf<typeof call>> {
  const { db, currency, wallet } = deps;
  const memberId = await namedMember(deps, input.account);
  const account = await moneyAccountOf(deps, db, memberId);
  if (account === null) throw new ApiError('member.not.found');
  const house = await wallet.houseAccount('adjustments', currency.code);
  const whose = { memberId, accountId: account.accountId, house };
  const written = await db
    .transaction()
    .execute((transaction) => changePlayLock(deps, transaction, whose, input));
  const fetched = written.locked
    ? await deps.bringHome(memberId, written.id)
    : { fromProviders: [], leftOut: [] };
  return {
    ...showPlayLock(deps, { ...written, username: input.account.toLowerCase() }),
    ...fetched,
  };
}
