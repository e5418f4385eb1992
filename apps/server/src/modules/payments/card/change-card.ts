import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { listCards, takeCardAway, writeDefaultCard, type Card } from './card.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'paymentPassword'>;
type Input = { cardId: string; paymentPassword: string };

/** Changes one of the member's own cards and returns all of them. */
async function changeCard(
  deps: Deps,
  memberId: bigint,
  input: Input,
  change: 'choose' | 'remove',
): Promise<Card[]> {
  await deps.paymentPassword.check(memberId, input.paymentPassword);
  return deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const cards = await listCards(transaction, memberId);
    if (!isOwnId(input.cardId) || !cards.some((card) => card.id === input.cardId)) {
      throw new ApiError('withdraw.card.missing');
    }
    if (change === 'choose') await writeDefaultCard(transaction, memberId, input.cardId);
    else await takeCardAway(transaction, input.cardId, deps.clock());
    return listCards(transaction, memberId);
  });
}

export function chooseCard(deps: Deps, memberId: bigint, input: Input): Promise<Card[]> {
  return changeCard(deps, memberId, input, 'choose');
}

/** Removes a card; withdrawals under way keep the account they were requested with. */
export function removeCard(deps: Deps, memberId: bigint, input: Input): Promise<Card[]> {
  return changeCard(deps, memberId, input, 'remove');
}
