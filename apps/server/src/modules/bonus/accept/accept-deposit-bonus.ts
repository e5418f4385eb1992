import { ApiError } from '#http/api-error.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { acceptDepositBonus as call } from '@pavilion/contract/player/bonus';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { BonusDeps } from '../bonus-deps.ts';
import { depositBonusFor, openDepositPromotions } from '../grant/deposit-bonus.ts';
import { showDepositBonus } from '../show/show-bonuses.ts';
import { findAccepted, writeAccepted } from './accepted-promotion.store.ts';

type Input = ParsedInputOf<typeof call>;

/** Refuses a request key that was used before with another input. */
async function refuseOtherInput(deps: BonusDeps, memberId: bigint, input: Input, amount: bigint) {
  const earlier = await findAccepted(deps.db, memberId);
  if (earlier?.request_key !== input.requestKey) return;
  if (earlier.promotion_id === input.promotionId && earlier.amount === amount) return;
  throw new ApiError('wallet.repeat.differs');
}

/** Ties a promotion to the member's next deposit (seed section 7, "accept promo"). */
export async function acceptDepositBonus(
  deps: BonusDeps,
  memberId: bigint,
  input: Input,
  language: Language,
): Promise<ResponseOf<typeof call>> {
  const { digits } = deps.currency;
  const amount = parseAmount(input.amount, digits);
  if (amount === null || amount === 0n) throw new ApiError('wallet.amount.invalid');
  await refuseOtherInput(deps, memberId, input, amount);
  const { promotion, terms } = await depositBonusFor(deps, memberId, input.promotionId, amount);
  await deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    if (!(await isOffered(transaction, memberId))) throw new ApiError('bonus.not.available');
    await writeAccepted(transaction, {
      member_id: memberId,
      promotion_id: promotion.id,
      amount,
      request_key: input.requestKey,
      accepted_at: deps.clock(),
    });
  });
  return {
    ...showDepositBonus(deps, promotion, language),
    amount: formatAmount(amount, digits),
    bonus: formatAmount(terms.amountMinor, digits),
    required: formatAmount(terms.requiredMinor, digits),
    endDate: promotion.period.endDate,
  };
}

/** Returns the promotion accepted for the next deposit; null when there is none or it is closed. */
export async function acceptedPromotion(deps: BonusDeps, memberId: bigint): Promise<string | null> {
  const accepted = await findAccepted(deps.db, memberId);
  if (accepted === null) return null;
  const open = await openDepositPromotions(deps, memberId);
  return open.some(({ id }) => id === accepted.promotion_id) ? accepted.promotion_id : null;
}
