import type { TestDatabase } from '#db/testing/test-database.ts';
import type { InvitingFriend } from '#modules/registration/invited-by.ts';
import { firstPage, local as titled, type Member } from '#testing/test-base.ts';
import { createFriendInvitations } from '../friend-invitations.ts';
import { issueReward } from '../issue-reward.ts';
import { holdClosedPromoCodes } from '../referral-budget.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { openRewards } from '../rewards.fixture.ts';
import { createRewards } from '../rewards.ts';

type Rules = NonNullable<RewardsDependencies['site']['rewards']['referral']>;

const referralRules: Rules = {
  deposit: 500_00n,
  validBets: 400_00n,
  days: 30,
  holdHours: 72,
  reward: { amount: 100_00n, wageringTimes: 3 },
  tiers: [
    { friends: 5, amount: 200_00n },
    { friends: 20, amount: 1000_00n },
  ],
  limits: { perDay: 5, perMonth: 30, inAll: 3 },
  budget: 1000_00n,
};

type Choices = {
  /** Null: the site gives nothing for friends. */
  rules?: Rules | null;
  period?: { startDate: string; endDate: string | null } | null;
};

const running = { startDate: '2026-11-01', endDate: null };

/** The middle of a month, and of a day. */
export const startedAt = new Date('2026-11-15T12:00:00+08:00');

/** Rewards of a site where members invite friends, at a fixed time. */
export async function openInvitations(database: TestDatabase) {
  const base = await openRewards(database);
  base.time.now = startedAt;

  /** What members and registration are given of invitations, on a site with other choices. */
  function openWith({ rules = referralRules, period = running }: Choices = {}) {
    const rewards = { ...base.deps.site.rewards, ...(rules && { referral: rules }) };
    const site = { ...base.deps.site, rewards };
    const offers = { all: async () => (period ? [{ promoCode: 'REFERRAL', period }] : []) };
    const deps = { ...base.deps, site, offers };
    const invitations = createFriendInvitations(deps);
    const { handlers } = createRewards({ ...deps, friendInvitations: invitations });
    const show = (member: Member, autoGenerate = false, page = firstPage) =>
      handlers.showReferrals({ autoGenerate, ...page }, member.context);
    async function codeOf(member: Member): Promise<string> {
      const { referralCode } = await show(member, true);
      if (referralCode === null) throw new Error('the member has no code');
      return referralCode;
    }

    /** Who invites by the code of a member, as registration finds it. */
    async function inviterOf(member: Member): Promise<InvitingFriend> {
      const inviter = await invitations.find(await codeOf(member));
      if (inviter === null) throw new Error('the code leads to nobody');
      return inviter;
    }

    const tie = (friend: Member, inviter: InvitingFriend) =>
      base.db
        .transaction()
        .execute((transaction) => invitations.tie(transaction, friend.memberId, inviter));

    return {
      invitations,
      closedCodes: holdClosedPromoCodes(deps),
      show,
      codeOf,
      inviterOf,
      tie,
      /** Ties a member as one who registered by the code of another. */
      invite: async (inviter: Member, friend: Member) => {
        if (!(await tie(friend, await inviterOf(inviter)))) throw new Error('nobody was tied');
      },
    };
  }

  const usual = openWith();

  return {
    ...base,
    ...usual,
    openWith,
    /** A new member who registered by the code of another. */
    friendOf: async (inviter: Member) => {
      const friend = await base.member();
      await usual.invite(inviter, friend);
      return friend;
    },
    setMember: (member: Member, changes: Record<string, unknown>) =>
      base.db.updateTable('member').set(changes).where('id', '=', member.memberId).execute(),
    setReferral: (friend: Member, changes: Record<string, unknown>) =>
      base.db
        .updateTable('referral')
        .set(changes)
        .where('friend_id', '=', friend.memberId)
        .execute(),
    /** Gives a reward for a friend, or for a number of friends, as the job does. */
    reward: (member: Member, key: string, amount: bigint) =>
      base.db.transaction().execute((transaction) =>
        issueReward(base.deps, transaction, {
          memberId: member.memberId,
          origin: 'referral',
          key,
          title: titled('For a friend'),
          kind: 'cash',
          amount,
          wageringMultiple: 3,
        }),
      ),
  };
}

export type Invitations = Awaited<ReturnType<typeof openInvitations>>;
