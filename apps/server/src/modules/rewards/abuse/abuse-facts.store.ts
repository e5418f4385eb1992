import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import { neighbourDays, type AbuseFacts } from '@pavilion/domain/reward/abuse';

type Executor = Database | DatabaseTransaction;

/** What is read of an account that is given a starting reward. */
export type SeenAccount = Omit<AbuseFacts, 'ageMs' | 'isThrowAwayMail' | 'firstRewardMs'> & {
  memberId: bigint;
  username: string;
  registeredAt: Date;
  email: string | null;
  /** When it was given its first reward; null before. */
  firstRewardAt: Date | null;
  /** Details of it have changed, and are not compared with those of others yet. */
  isUnmarked: boolean;
};

/** At so many other accounts counting ends, and listing: more of them bring no more points. */
const mostCounted = 50;
/** Addresses of so many days are those that an account uses. */
const addressDays = 7;

/** Whether an account was opened in the last days, or within as many of a row of `member`. */
const isNear = (openedAt: ReturnType<typeof sql>, now: Date) => sql`(
  ${openedAt} > ${now}::timestamptz - make_interval(days => ${neighbourDays})
  or ${openedAt} between member.registered_at - make_interval(days => ${neighbourDays})
    and member.registered_at + make_interval(days => ${neighbourDays}))`;

/** Accounts opened in those days that share something with a row of `member`. */
const neighbours = (now: Date) => ({
  /** Other accounts on the browsers of the member, each with the last use of the two. */
  onDevices: sql`
    select other.member_id, max(other.last_at) as last_at
    from browser_use as own
    join browser_use as other
      on other.browser = own.browser and other.member_id <> own.member_id
    join member as neighbour on neighbour.id = other.member_id
    where own.member_id = member.id and ${isNear(sql`neighbour.registered_at`, now)}
    group by other.member_id`,
  /** Other accounts that were opened at the addresses that the member uses. */
  atAddresses: sql`
    select other.member_id, max(other.at) as last_at
    from (
      select distinct network from login_record
      where login_record.member_id = member.id and outcome = 'succeeded' and network is not null
        and at > ${now}::timestamptz - make_interval(days => ${addressDays})
    ) as own
    join login_record as other on other.network = own.network and other.way = 'register'
      and other.outcome = 'succeeded' and other.member_id <> member.id
      and ${isNear(sql`other.at`, now)}
    group by other.member_id`,
});

const countOf = (accounts: ReturnType<typeof sql>) => sql`
  (select count(*)::int from (select member_id from (${accounts}) as found
    limit ${mostCounted}) as counted)`;

/** Reads what the score of accounts is made of, as far as the roll-ups have counted. */
export async function readAccounts(
  db: Executor,
  memberIds: readonly bigint[],
  now: Date,
): Promise<Map<bigint, SeenAccount>> {
  if (memberIds.length === 0) return new Map();
  const { onDevices, atAddresses } = neighbours(now);
  const { rows } = await sql<SeenAccount>`
    select member.id as "memberId", member.username, member.registered_at as "registeredAt",
      member.email,
      ${hasProvedContact('member')} as "provedContact",
      exists (select from first_deposit where member_id = member.id) as "hasDeposited",
      exists (
        select from member_total join account on account.id = member_total.account_id
        where account.member_id = member.id and member_total.valid > 0
      ) as "hasPlayed",
      ${countOf(onDevices)} as "onDevices", ${countOf(atAddresses)} as "atAddresses",
      (select min(given_at) from reward where reward.member_id = member.id) as "firstRewardAt",
      (
        select count(*)::int from (
          select date_trunc('hour', at) as hour from login_record
          where login_record.member_id = member.id and outcome = 'succeeded'
            and at > ${now}::timestamptz - interval '1 day'
          union
          select hour from play_hour join account on account.id = play_hour.account_id
          where account.member_id = member.id
            and hour > ${now}::timestamptz - interval '1 day'
        ) as active
      ) as "activeHours",
      exists (select from detail_queue where member_id = member.id) as "isUnmarked"
    from member where member.id = any (${[...memberIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Another account that shares something with a member, and when it was last seen there. */
export type Neighbour = {
  account: string;
  by: 'device' | 'address' | 'detail';
  lastAt: Date | null;
};

/** Lists whom the score of a member counts, and who has given the same details. */
export async function listNeighbours(
  db: Executor,
  memberId: bigint,
  now: Date,
): Promise<Neighbour[]> {
  const { onDevices, atAddresses } = neighbours(now);
  const { rows } = await sql<Neighbour>`
    select other.username as account, found.by, found.last_at as "lastAt"
    from member cross join lateral (
      (select member_id, 'device' as by, last_at from (${onDevices}) as device
        order by last_at desc, member_id limit ${mostCounted})
      union all
      (select member_id, 'address', last_at from (${atAddresses}) as address
        order by last_at desc, member_id limit ${mostCounted})
      union all
      (select distinct twin.member_id, 'detail', null::timestamptz
        from member_detail as own join member_detail as twin using (detail, mark)
        where own.member_id = member.id and twin.member_id <> member.id
        order by twin.member_id limit ${mostCounted})
    ) as found
    join member as other on other.id = found.member_id
    where member.id = ${memberId}
    order by found.by, found.last_at desc nulls last, other.username`.execute(db);
  return rows;
}

/** How many accounts were opened at a network since an instant. */
export async function countOpened(db: Executor, network: string, since: Date): Promise<number> {
  const { rows } = await sql<{ opened: number }>`
    select count(*)::int as opened from login_record
    where network = ${network} and way = 'register' and outcome = 'succeeded' and at > ${since}
  `.execute(db);
  return rows[0]?.opened ?? 0;
}
