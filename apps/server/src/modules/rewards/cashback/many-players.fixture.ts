import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { currency } from '#testing/test-base.ts';

/** Members of level 3 who have bet 1,000.00 on a day; they have no sessions. */
export async function addPlayers(db: Database, count: number, day: string): Promise<void> {
  await sql`
    with person as (
      insert into member (username, member_type, vip_level, password_hash)
      select 'p' || gen_random_uuid(), 0, 3, 'none' from generate_series(1, ${count}::int)
      returning id
    ), wallet as (
      insert into account (member_id, currency)
      select id, ${currency.code} from person returning id
    ), played as (
      insert into member_day (member_id, day, category, valid)
      select id, ${day}::date, category, valid from person
      cross join (values ('RNG', 100000), ('LIVE', 100)) as bet (category, valid)
    )
    insert into member_total (account_id, category, valid, deposit)
    select id, 'RNG', 25100000, 2000000 from wallet
    union all select id, 'LIVE', 100, 0 from wallet`.execute(db);
}
