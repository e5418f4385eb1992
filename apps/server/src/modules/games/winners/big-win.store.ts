import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** A win in minor units; source and external id are those of its posting. */
export type Win = {
  source: string;
  externalId: string;
  accountId: bigint;
  gameNode: number;
  amountMinor: bigint;
  wonAt: Date;
};

export type WinRow = {
  source: string;
  external_id: string;
  game_node: number;
  amount: bigint;
  won_at: Date;
  username: string;
};

/**
 * Inserts wins and returns how many are new; wins that were taken back meanwhile are left out. Each
 * row locks its account briefly, in the order of bet batches, to avoid deadlocks.
 */
export async function insertWins(db: Database, wins: readonly Win[]): Promise<number> {
  const result = await sql`
    insert into big_win (source, external_id, account_id, game_node, amount, won_at)
    select * from unnest(
      ${wins.map((win) => win.source)}::text[],
      ${wins.map((win) => win.externalId)}::text[],
      ${wins.map((win) => win.accountId)}::bigint[],
      ${wins.map((win) => win.gameNode)}::int[],
      ${wins.map((win) => win.amountMinor)}::bigint[],
      ${wins.map((win) => win.wonAt)}::timestamptz[]
    ) as won (source, external_id, account_id, game_node, amount, won_at)
    where not exists (
      select 1 from posting
      where posting.source = won.source and posting.reverses = won.external_id
    )
    order by won.account_id
    on conflict do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Deletes wins that were taken back, and returns how many were on the board. */
export async function deleteWins(
  db: Database,
  takenBack: readonly { source: string; externalId: string }[],
): Promise<number> {
  const result = await sql`
    delete from big_win using unnest(
      ${takenBack.map((one) => one.source)}::text[],
      ${takenBack.map((one) => one.externalId)}::text[]
    ) as gone (source, external_id)
    where big_win.source = gone.source and big_win.external_id = gone.external_id`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** The biggest wins since an instant, biggest first. */
export function listWins(db: Database, since: Date, limit: number): Promise<WinRow[]> {
  return db
    .selectFrom('big_win')
    .innerJoin('account', 'account.id', 'big_win.account_id')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select([
      'big_win.source',
      'big_win.external_id',
      'big_win.game_node',
      'big_win.amount',
      'big_win.won_at',
      'member.username',
    ])
    .where('big_win.won_at', '>=', since)
    .orderBy('big_win.amount', 'desc')
    .orderBy('big_win.won_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes wins that are too old or too small ever to be shown. */
export async function forgetWins(db: Database, before: Date, keep: number): Promise<void> {
  await sql`
    delete from big_win
    where won_at < ${before}
      or amount < (select amount from big_win order by amount desc offset ${keep} limit 1)`.execute(
    db,
  );
}
