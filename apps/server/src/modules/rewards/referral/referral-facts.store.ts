import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { ReferralNeeds, ReferralState } from '@pavilion/domain/reward/referral';

/** A referral with everything that decides on it, as far as the roll-ups have counted. */
export type SeenReferral = {
  friendId: bigint;
  inviterId: bigint;
  state: ReferralState;
  /** The last day `YYYY-MM-DD` on which deposits and bets count. */
  lastDay: string;
  heldUntil: Date | null;
  decidedBy: string | null;
  /** Up to which posting of the friend the sums go. */
  postingId: bigint;
  deposits: bigint;
  validBets: bigint;
  provedContact: boolean;
  birthday: string | null;
  isOver: boolean;
  gone: 'inviter' | 'friend' | null;
  /** The two share a detail; only looked for where deposits and bets are enough. */
  isOwnAccount: boolean;
  /** The friend shares a detail with another friend who was rewarded. */
  isKnownFriend: boolean;
  /** Details of one of the two have changed, and are not compared yet. */
  isUnmarked: boolean;
};

const isGone = (side: 'inviter' | 'friend') =>
  sql`(${sql.ref(`${side}.status`)} <> 'active' or ${sql.ref(`${side}.closed_at`)} is not null)`;

/**
 * Reads the referrals of friends, by their ids. A deposit that is taken back after the days that
 * count lowers their sum too.
 */
export async function readReferrals(
  db: Database | DatabaseTransaction,
  friendIds: readonly bigint[],
  { currency, needs }: { currency: string; needs: ReferralNeeds },
): Promise<SeenReferral[]> {
  const { rows } = await sql<SeenReferral>`
    select referral.friend_id as "friendId", referral.inviter_id as "inviterId", referral.state,
      referral.last_day::text as "lastDay", referral.held_until as "heldUntil",
      referral.decided_by as "decidedBy",
      coalesce(progress.posting_id, 0)::bigint as "postingId",
      money.deposits, money.valid_bets as "validBets",
      ${hasProvedContact('friend')} as "provedContact",
      friend.birthday::text as birthday,
      coalesce(referral.last_day <= (select max(day) from day_close), false) as "isOver",
      case when ${isGone('inviter')} then 'inviter' when ${isGone('friend')} then 'friend' end
        as gone,
      money.deposits >= ${needs.deposit} and money.valid_bets >= ${needs.validBets} and exists (
        select from member_detail as own join member_detail as other using (detail, mark)
        where own.member_id = referral.friend_id and other.member_id = referral.inviter_id
      ) as "isOwnAccount",
      exists (
        select from member_detail as own join member_detail as other using (detail, mark)
        join referral as past on past.friend_id = other.member_id and past.state = 'rewarded'
        where own.member_id = referral.friend_id and other.member_id <> referral.friend_id
      ) as "isKnownFriend",
      exists (
        select from detail_queue
        where detail_queue.member_id in (referral.friend_id, referral.inviter_id)
      ) as "isUnmarked"
    from referral
    join member as friend on friend.id = referral.friend_id
    join member as inviter on inviter.id = referral.inviter_id
    left join account
      on account.member_id = referral.friend_id and account.currency = ${currency}
    left join report_progress as progress on progress.account_id = account.id
    cross join lateral (
      select
        coalesce(sum(case when day <= referral.last_day then deposit else least(deposit, 0) end), 0)
          ::bigint as deposits,
        coalesce(sum(valid) filter (where day <= referral.last_day), 0)::bigint as valid_bets
      from member_day where member_id = referral.friend_id and day >= referral.first_day
    ) as money
    where referral.friend_id = any (${[...friendIds]}::bigint[])
    order by referral.friend_id`.execute(db);
  return rows;
}
