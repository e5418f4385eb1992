import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getDepositLimits } from '@pavilion/contract/player/protection';
import {
  limitAt,
  limitOfferPlaces,
  limitPeriodMs,
  limitPeriods,
  type LimitOfferPlace,
  type LimitPeriod,
} from '@pavilion/domain/member/deposit-limit';
import { formatAmount, larger } from '@pavilion/domain/wallet/money';
import { findDeclined } from '../offer/limit-offer.store.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { findLimits, limitOf, type OwnLimits } from './deposit-limit.store.ts';

async function showLimit(
  { db, clock, currency, depositedSince }: ProtectionDeps,
  memberId: bigint,
  limits: OwnLimits,
  period: LimitPeriod,
) {
  const now = clock();
  const shown = (minor: bigint | null) =>
    minor === null ? null : formatAmount(larger(minor, 0n), currency.digits);
  const { amount, next } = limitAt(limitOf(limits, period), now);
  const since = new Date(now.getTime() - limitPeriodMs[period]);
  const used = await depositedSince(db, memberId, since);
  return {
    period,
    amount: shown(amount),
    used: formatAmount(used, currency.digits),
    left: amount === null ? null : shown(amount - used),
    next: next && { amount: shown(next.amount), from: next.from.toISOString() },
  };
}

/** Lists where limits are offered: not once one was set, nor where the member said "not now". */
export async function placesOfOffer(
  { db }: Pick<ProtectionDeps, 'db'>,
  memberId: bigint,
): Promise<LimitOfferPlace[]> {
  if ((await findLimits(db, memberId)).size > 0) return [];
  const declined = await findDeclined(db, memberId);
  return limitOfferPlaces.filter((place) => !declined.includes(place));
}

export async function showLimits(
  deps: ProtectionDeps,
  memberId: bigint,
): Promise<ResponseOf<typeof getDepositLimits>> {
  const limits = await findLimits(deps.db, memberId);
  const list = [];
  for (const period of limitPeriods) list.push(await showLimit(deps, memberId, limits, period));
  return { list, offeredAt: await placesOfOffer(deps, memberId) };
}
