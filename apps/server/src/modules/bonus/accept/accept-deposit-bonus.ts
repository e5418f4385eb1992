import { ApiError } from '#http/api-error.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { acceptDepositBonus as call } from '@pavilion/contract/player/bonus';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { BonusParts } from '../bonus-parts.ts';
import { depositBonusFor, openDepositPromotions } from '../grant/deposit-bonus.ts';
import { showDepositBonus } from '../show/show-bonuses.ts';
import { findAccepted, writeAccepted } from './accepted-promotion.store.ts';

type Input = ParsedInputOf<typeof call>;

/** One key is one wish: a repeat may ask for nothing else. */
async function refuseOtherWish(parts: BonusParts, memberId: bigint, input: Input, amount: bigint) {
  const earlier = await findAccepted(parts.db, memberId);
  if (earlier?.request_key !== input.requestKey) return;
  if (earlier.promotion_id === input.promotionId && earlier.amount === amount) return;
  throw new ApiError('wallet.repeat.differs');
}

/** Ties a promotion to the member's next deposit (seed section 7, "accept promo"). */
export async function acceptDepositBonus(
  parts: BonusParts,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<ResponseOf<typeof call>> {
  const { digits } = parts.currency;
  const amount = parseAmount(input.amount, digits);
  if (amount === null || amount === 0n) throw new ApiError('wallet.amount.invalid');
  await refuseOtherWish(parts, memberId, input, amount);
  const { promotion, terms } = await depositBonusFor(parts, memberId, input.promotionId, amount);
  await writeAccepted(parts.db, {
    member_id: memberId,
    promotion_id: promotion.id,
    amount,
    request_key: input.requestKey,
    accepted_at: parts.clock(),
  });
  return {
    ...showDepositBonus(parts, promotion, language),
    amount: formatAmount(amount, digits),
    bonus: formatAmount(terms.amountMinor, digits),
    required: formatAmount(terms.requiredMinor, digits),
    endDate: promotion.period.endDate,
  };
}

/** The promotion of the next deposit; null when none was chosen, or it is no longer open. */
export async function acceptedPromotion(
  parts: BonusParts,
  memberId: bigint,
): Promise<string | null> {
  const accepted = await findAccepted(parts.db, memberId);
  if (accepted === null) return null;
  const open = await openDepositPromotions(parts, memberId);
  return open.some(({ id }) => id === accepted.promotion_id) ? accepted.promotion_id : null;
}
