import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** A member whose birthday is given for. */
export type BirthdayMember = { memberId: bigint; level: number; monthDay: number };

export type WantedBirthdays = {
  /** Birthdays, each month times 100 and day, with the key of their gift. */
  birthdays: readonly { monthDay: number; key: string }[];
  /** The levels that have a bonus. */
  levels: readonly number[];
  /** The highest level of the site; a member above it counts as at it. */
  highest: number;
  currency: string;
  /** The birthday has been in the profile since then at the latest. */
  since: Date;
};

/** As the index of birthdays has it. */
const monthDayOf = sql`
  (extract(month from member.birthday) * 100 + extract(day from member.birthday))::int`;

/** Members with these birthdays who do not have the gift yet; trial accounts are no such members. */
function due({ birthdays, levels, highest, currency, since }: WantedBirthdays) {
  const monthDays = birthdays.map(({ monthDay }) => monthDay);
  const keys = birthdays.map(({ key }) => key);
  // The join alone would not use the index.
  return sql`
    select member.id as "memberId", least(member.vip_level, ${highest}) as level,
      wanted.month_day as "monthDay"
    from member
    join unnest(${monthDays}::int[], ${keys}::text[]) as wanted (month_day, key)
      on wanted.month_day = ${monthDayOf}
    where ${monthDayOf} = any (${monthDays}::int[])
      and member.birthday is not null and member.birthday_since <= ${since}
      and least(member.vip_level, ${highest}) = any (${[...levels]}::int[])
      and exists (
        select from account where account.member_id = member.id and account.currency = ${currency})
      and not exists (
        select from reward where reward.member_id = member.id
          and reward.origin = 'birthday' and reward.key = wanted.key)`;
}

/** Lists ids of members who are due, after one of them, by id. */
export async function listBirthdays(
  db: Database,
  wanted: WantedBirthdays,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await sql<BirthdayMember>`
    ${due(wanted)} and member.id > ${after} order by member.id limit ${limit}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Which of members whom the caller has locked are due. */
export async function readBirthdays(
  transaction: DatabaseTransaction,
  wanted: WantedBirthdays,
  memberIds: readonly bigint[],
): Promise<BirthdayMember[]> {
  const { rows } = await sql<BirthdayMember>`
    ${due(wanted)} and member.id = any (${[...memberIds]}::bigint[])
    order by member.id`.execute(transaction);
  return rows;
}
