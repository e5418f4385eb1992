import type { DatabaseTransaction } from '#db/database.ts';
import { shownReferralState } from '@pavilion/domain/reward/referral';
import type { RewardsDeps } from '../rewards-deps.ts';
import { writeReferral, type lockReferral, type ReferralChange } from './referral.store.ts';

/** A referral under its lock. */
export type LockedReferral = NonNullable<Awaited<ReturnType<typeof lockReferral>>>;

/** Writes a change of a referral, and tells both sides where it changes what they are shown. */
export async function changeReferral(
  { signals }: Pick<RewardsDeps, 'signals'>,
  transaction: DatabaseTransaction,
  before: LockedReferral,
  change: ReferralChange,
): Promise<void> {
  await writeReferral(transaction, before.friend_id, change);
  const { state = before.state } = change;
  if (shownReferralState(state) === shownReferralState(before.state)) return;
  const members = [before.inviter_id, before.friend_id];
  const changed = members.map((memberId) => ({ kind: 'reward' as const, memberId }));
  await signals.publishIn(transaction, ...changed);
}
