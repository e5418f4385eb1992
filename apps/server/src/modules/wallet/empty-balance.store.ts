import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { postingKinds } from './operation.ts';

/** Without play that providers with their own wallets report: what is left there is not known. */
const { bet, win, rollback, finish } = postingKinds;
const playKinds: number[] = [bet, win, rollback, finish];

/** How many postings before a deposit was credited are looked through, and before it was asked. */
const looked = { beforeCredit: 500, beforeRequest: 20 };

/**
 * Finds for each deposit when play had left less than `belowMinor` on the account before the member
 * asked for it, where nothing was won or taken back since. What a withdrawal or a transfer has
 * emptied is not emptied by play.
 */
export async function findEmptied(
  db: Database,
  deposits: readonly { depositId: string; askedAt: Date }[],
  belowMinor: bigint,
): Promise<Map<string, Date>> {
  if (deposits.length === 0) return new Map();
  const ids = deposits.map(({ depositId }) => depositId);
  const asked = deposits.map(({ askedAt }) => askedAt);
  const { rows } = await db.transaction().execute(async (transaction) => {
    // Without statistics a bitmap of all postings of the account seems cheap.
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    return sql<{ depositId: string; emptyAt: Date }>`
      select d.id as "depositId", empty.created_at as "emptyAt"
      from unnest(${ids}::text[], ${asked}::timestamptz[]) as d (id, asked_at)
      cross join lateral (
        select account_id, id from posting
        where source = 'deposit' and external_id = d.id offset 0
      ) as credit
      cross join lateral (
        select created_at, balance_after from (
          select id, kind, balance_after, created_at from (
            select id, kind, balance_after, created_at from posting
            where account_id = credit.account_id and id < credit.id
            order by id desc limit ${looked.beforeCredit}
          ) as near
          where created_at <= d.asked_at order by id desc limit ${looked.beforeRequest}
        ) as before
        where kind = any(${playKinds}::smallint[])
        order by id desc limit 1
      ) as empty
      where empty.balance_after < ${belowMinor}`.execute(transaction);
  });
  return new Map(rows.map(({ depositId, emptyAt }) => [depositId, emptyAt]));
}
