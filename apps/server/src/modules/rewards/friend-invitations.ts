import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { dayAfter, dayAt } from '#kit/time/day-range.ts';
import type { InvitingFriend } from '#modules/registration/invited-by.ts';
import { memberKind } from '@pavilion/domain/member/member-type';
import { hasBudget } from './referral-budget.ts';
import { countPromised, insertReferral } from './referral/invited-friends.store.ts';
import { findOwner, lockCodeOf } from './referral/referral-code.store.ts';
import type { RewardsDeps } from './rewards-deps.ts';
import { runsToday } from './runs-today.ts';

export type FriendInvitationsDeps = Pick<RewardsDeps, 'db' | 'clock' | 'offers' | 'signals'> & {
  site: Pick<RewardsDeps['site'], 'brand' | 'rewards' | 'memberTypes'>;
};

/** Whether members can invite friends now: the promotion runs, and the month has money left. */
async function areOpen(deps: FriendInvitationsDeps): Promise<boolean> {
  if (!deps.site.rewards.referral) return false;
  return (await runsToday(deps, 'REFERRAL')) && (await hasBudget(deps));
}

/** Who invites by a code in upper case: no agent, who has links, and nobody who plays on trial. */
async function findInviting(
  { site: { memberTypes } }: FriendInvitationsDeps,
  db: Database | DatabaseTransaction,
  code: string,
): Promise<InvitingFriend | null> {
  const owner = await findOwner(db, code);
  if (owner === null) return null;
  const { memberType, above, ...inviter } = owner;
  const kind = memberKind(memberType, memberTypes);
  if (kind.agent || kind.trial) return null;
  const isTeam = above !== null && memberKind(above.member_type, memberTypes).agent;
  return { ...inviter, agent: isTeam ? above : null };
}

/**
 * Ties a friend. The inviter is read anew: one who was closed, or moved to another team, since the
 * code was found ties nobody.
 */
async function tieFriend(
  deps: FriendInvitationsDeps,
  transaction: DatabaseTransaction,
  friendId: bigint,
  { memberId: inviterId, code, agent }: InvitingFriend,
): Promise<boolean> {
  const { clock, site, signals } = deps;
  const { referral } = site.rewards;
  if (!referral) return false;
  await lockCodeOf(transaction, inviterId);
  const inviter = await findInviting(deps, transaction, code);
  if (inviter === null || inviter.agent?.id !== agent?.id) return false;
  if ((await countPromised(transaction, inviterId)) >= referral.limits.inAll) return false;
  const at = clock();
  const firstDay = dayAt(at, site.brand.timeZone);
  await insertReferral(transaction, {
    friend_id: friendId,
    id: randomUUID(),
    inviter_id: inviterId,
    code,
    at,
    first_day: firstDay,
    last_day: dayAfter(firstDay, referral.days - 1),
    state: 'registered',
    changed_at: at,
    looked_at: at,
  });
  await signals.publishIn(transaction, { kind: 'reward', memberId: inviterId });
  return true;
}

/** What registration is given of members who invite friends. */
export function createFriendInvitations(deps: FriendInvitationsDeps) {
  return {
    /** Whether members can invite friends now. */
    isOpen: () => areOpen(deps),
    /** Who invites by a code, in upper or lower case; null where nobody does, or nobody can now. */
    find: async (code: string): Promise<InvitingFriend | null> => {
      const inviter = await findInviting(deps, deps.db, code.trim().toUpperCase());
      return inviter !== null && (await areOpen(deps)) ? inviter : null;
    },
    /** Ties a new member to the friend who has invited; false where that one can invite no more. */
    tie: (transaction: DatabaseTransaction, friendId: bigint, inviter: InvitingFriend) =>
      tieFriend(deps, transaction, friendId, inviter),
  };
}
