import { sql, type RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { casesThat } from '@pavilion/domain/fraud/fraud-case';

/** So many days at most are left out at once. */
const daysLeftOut = 31;

const pairs = sql.join(casesThat('notCounted').map(({ kind, state }) => sql`(${kind}, ${state})`));

/** Whether a row of `fraud_case` keeps its account from counting for anybody above it. */
const stopsCounting = sql`(fraud_case.kind, fraud_case.state) in (${pairs})`;

/** Whether the account of a case of the same person is still below whom it is the same as. */
const stillBelow = sql`(kind <> 'samePerson' or exists (
  select from downline where downline.member_id = fraud_case.member_id
    and ancestor_id = any (fraud_case.others)
))`;

/** The first of the days on which a member and everybody above stand as they do. */
const standsSince = (memberId: RawBuilder<unknown>) => sql`coalesce((
  select max(move.from_day) from member_move as move where move.state = 'done' and (
    move.member_id = ${memberId}
    or move.member_id in (select ancestor_id from downline where member_id = ${memberId})
  )
), '-infinity')`;

/**
 * Books on a day that closes which play counts for nobody above it: of accounts in a case, since
 * the case began, and, the other way round, what was left out of accounts that are in none any
 * more. What was played below other agents stays as it is. A repeat books nothing.
 */
export async function bookUncounted(transaction: DatabaseTransaction, day: string): Promise<void> {
  await sql`
    with stopped as materialized (
      select member_id, min(from_day) as from_day from fraud_case
      where member_id is not null and ${stopsCounting} and ${stillBelow} group by member_id
    ), left_out as materialized (
      select member_id, day from uncounted_play group by member_id, day having sum(sign) < 0
    )
    insert into uncounted_play (member_id, day, booked_day, sign)
    select distinct stopped.member_id, play.day, ${day}::date, -1
    from stopped join member_day as play on play.member_id = stopped.member_id
    where play.day between greatest(stopped.from_day, ${day}::date - ${daysLeftOut - 1}::int)
        and ${day}::date
      and play.day >= ${standsSince(sql`stopped.member_id`)}
      and play.category <> '' and play.valid <> 0 and not exists (
        select from left_out
        where left_out.member_id = stopped.member_id and left_out.day = play.day
      )
    union all
    select left_out.member_id, left_out.day, ${day}::date, 1 from left_out
    where left_out.day >= ${standsSince(sql`left_out.member_id`)} and not exists (
      select from stopped
      where stopped.member_id = left_out.member_id and stopped.from_day <= left_out.day
    )
    on conflict do nothing`.execute(transaction);
}

/** Deletes what was left out of the days before one. */
export async function forgetUncounted(
  transaction: DatabaseTransaction,
  day: string,
): Promise<void> {
  await sql`delete from uncounted_play where day < ${day}::date`.execute(transaction);
}

const kindsWhileOpen = sql.join(
  casesThat('notCounted')
    .filter(({ state }) => state === 'open')
    .map(({ kind }) => sql`${kind}`),
);

/** Members who counted for nobody above them during the whole of an hour. */
export const stoppedInHour = ({ from, until }: { from: Date; until: Date }) => sql`(
  select distinct fraud_case.member_id from fraud_case
  where fraud_case.member_id is not null and ${stillBelow} and (
    kind in (${kindsWhileOpen}) and first_at <= ${from}
      and (${stopsCounting} or decided_at >= ${until})
    or ${stopsCounting} and decided_at <= ${from}
  )
)`;

/** Members of whose play of a period something was left out within it, and did not come back. */
export const leftOutOn = (firstDay: string, lastDay: string) => sql`(
  select member_id from uncounted_play
  where booked_day between ${firstDay}::date and ${lastDay}::date and day >= ${firstDay}::date
  group by member_id, day having sum(sign) < 0
)`;

/** Members who count for nobody above them on a day; none where the day is closed already. */
export const stoppedUntil = (day: string) => sql`(
  select fraud_case.member_id from fraud_case
  where fraud_case.member_id is not null and ${stopsCounting} and from_day <= ${day}::date
    and ${stillBelow} and not exists (
      select from day_close where day_close.day >= ${day}::date and teams_closed_at is not null
    )
)`;

/**
 * Play that was left out on some days, or came back on them, by member, category, the day on which
 * it was played and the one on which it was booked: less or more valid bets, and less or more of
 * those that were lost.
 */
export const uncountedOn = (firstDay: RawBuilder<unknown>, lastDay: RawBuilder<unknown>) => sql`(
  select uncounted.member_id, uncounted.day as play_day, uncounted.booked_day, play.category,
    uncounted.sign * play.valid as valid, uncounted.sign * play.valid_lost as valid_lost
  from uncounted_play as uncounted join member_day as play
    on play.member_id = uncounted.member_id and play.day = uncounted.day and play.category <> ''
  where uncounted.booked_day between ${firstDay} and ${lastDay}
)`;

/** The same of one day, by each member of whose line it is: the member who played and all above. */
export const uncountedOfLines = (day: RawBuilder<unknown>) => sql`(
  select line.member_id, played.play_day, played.category, played.valid
  from ${uncountedOn(day, day)} as played
  cross join lateral (
    select played.member_id
    union all
    select ancestor_id from downline where downline.member_id = played.member_id
  ) as line
)`;
