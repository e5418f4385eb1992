import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { isOwnId, type PaymentsParts } from '../payments-parts.ts';
import { listCards, takeCardAway, writeDefaultCard, type Card } from './card.store.ts';

type Parts = Pick<PaymentsParts, 'db' | 'clock' | 'paymentPassword'>;
type Wish = { cardId: string; paymentPassword: string };

/** Changes one of the member's own accounts and answers with all of them. */
async function changeCard(
  parts: Parts,
  memberId: bigint,
  wish: Wish,
  change: 'choose' | 'remove',
): Promise<Card[]> {
  await parts.paymentPassword.check(memberId, wish.paymentPassword);
  return parts.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const cards = await listCards(transaction, memberId);
    if (!isOwnId(wish.cardId) || !cards.some((card) => card.id === wish.cardId)) {
      throw new ApiError('withdraw.card.missing');
    }
    if (change === 'choose') await writeDefaultCard(transaction, memberId, wish.cardId);
    else await takeCardAway(transaction, wish.cardId, parts.clock());
    return listCards(transaction, memberId);
  });
}

export function chooseCard(parts: Parts, memberId: bigint, wish: Wish): Promise<Card[]> {
  return changeCard(parts, memberId, wish, 'choose');
}

/** Withdrawals on their way keep the account that they were asked for with. */
export function removeCard(parts: Parts, memberId: bigint, wish: Wish): Promise<Card[]> {
  return changeCard(parts, memberId, wish, 'remove');
}
