import { randomUUID } from 'node:crypto';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { findMemberId } from '#modules/accounts/member-lock.store.ts';
import { findNarrowing } from '#modules/accounts/member.store.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { proposeAdjustment as proposeCall } from '@pavilion/contract/operator/payments';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { PaymentsDeps } from '../payments-deps.ts';
import {
  decideAdjustment,
  findAdjustmentByKey,
  insertAdjustment,
  lockAdjustment,
  type Adjustment,
} from './adjustment.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'wallet' | 'currency' | 'clock'>;
type Proposal = ParsedInputOf<typeof proposeCall>;

function signedMinor(text: string, digits: number): bigint {
  const isBelowZero = text.startsWith('-');
  const minor = parseAmount(isBelowZero ? text.slice(1) : text, digits);
  if (minor === null || minor === 0n) throw new ApiError('wallet.amount.invalid');
  return isBelowZero ? -minor : minor;
}

/** Stores an operator's proposal; nothing moves before another operator confirms it. */
export async function proposeAdjustment(
  { db, currency, clock }: Deps,
  input: Proposal,
  operator: string,
): Promise<Adjustment> {
  const amount = signedMinor(input.amount, currency.digits);
  const memberId = await findMemberId(db, input.account);
  const account = memberId === null ? null : await findMemberAccount(db, memberId);
  if (memberId === null || account?.currency !== currency.code) {
    throw new ApiError('member.not.found');
  }
  const { reason, requestKey } = input;
  await insertAdjustment(db, {
    id: randomUUID(),
    member_id: memberId,
    account_id: account.accountId,
    amount,
    reason,
    request_key: requestKey,
    state: 'proposed',
    proposed_by: operator,
    proposed_at: clock(),
  });
  const written = await findAdjustmentByKey(db, operator, requestKey);
  const isSame =
    written?.member_id === memberId && written.amount === amount && written.reason === reason;
  if (!written || !isSame) throw new ApiError('wallet.repeat.differs');
  return written;
}

async function move(
  { wallet }: Deps,
  transaction: Parameters<Deps['wallet']['applyIn']>[0],
  house: bigint,
  adjustment: Adjustment,
): Promise<void> {
  const { isUnfinished } = await findNarrowing(transaction, adjustment.member_id);
  if (isUnfinished) throw new ApiError('member.unfinished');
  const [result] = await wallet.applyIn(transaction, [
    {
      accountId: adjustment.account_id,
      contraId: house,
      kind: 'adjustment',
      amountMinor: adjustment.amount,
      source: 'adjustment',
      externalId: adjustment.id,
    },
  ]);
  if (result?.outcome === 'noFunds') throw new ApiError('wallet.no.funds');
  if (result?.outcome === 'balanceTooHigh') throw new ApiError('wallet.balance.limit');
  if (result?.outcome !== 'applied') throw new Error(`a correction was ${result?.outcome}`);
}

/**
 * Decides a proposal. `confirmed` moves the money and needs another operator than the proposer;
 * `refused` is open to any. A repeat of the same decision changes nothing.
 */
export async function decideProposal(
  deps: Deps,
  id: string,
  state: 'confirmed' | 'refused',
  operator: string,
): Promise<Adjustment> {
  const { db, wallet, currency, clock } = deps;
  const house = await wallet.houseAccount('adjustments', currency.code);
  return db.transaction().execute(async (transaction) => {
    const adjustment = isOwnId(id) ? await lockAdjustment(transaction, id) : null;
    if (!adjustment) throw new ApiError('adjustment.not.found');
    if (adjustment.state === state) return adjustment;
    if (adjustment.state !== 'proposed') throw new ApiError('adjustment.state');
    const decision = { state, decided_by: operator, decided_at: clock() };
    if (state === 'confirmed') {
      if (adjustment.proposed_by === operator) throw new ApiError('adjustment.same.person');
      await move(deps, transaction, house, adjustment);
    }
    await decideAdjustment(transaction, id, decision);
    return { ...adjustment, ...decision };
  });
}

export function showAdjustment({ currency }: Pick<Deps, 'currency'>, adjustment: Adjustment) {
  return {
    adjustmentId: adjustment.id,
    account: adjustment.username,
    amount: formatAmount(adjustment.amount, currency.digits),
    reason: adjustment.reason,
    state: adjustment.state,
    proposedBy: adjustment.proposed_by,
    proposedAt: adjustment.proposed_at.toISOString(),
    decidedBy: adjustment.decided_by,
    decidedAt: adjustment.decided_at?.toISOString() ?? null,
  };
}
