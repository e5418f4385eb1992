import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { offerRefusal, type OfferRefusal } from '#modules/accounts/addressable.store.ts';

/** Refuses a member whom the site must not offer anything now; `unless` says which cause it may. */
export async function refuseUnoffered(
  transaction: DatabaseTransaction,
  memberId: bigint,
  unless: OfferRefusal | null = null,
): Promise<void> {
  const refusal = await offerRefusal(transaction, memberId);
  if (refusal === null || refusal === unless) return;
  throw new ApiError(refusal === 'unfinished' ? 'member.unfinished' : 'reward.not.offered');
}
