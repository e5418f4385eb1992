import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** How far the reports of a provider are booked. */
export type ReportProgress = Selectable<Tables['studio_report']>;

export type KnownRound = Selectable<Tables['reported_round']>;

export type AsideReason = Tables['reported_aside']['reason'];

/** Finds where to continue with a provider; before its first report, the beginning. */
export async function findReportProgress(
  db: Database,
  vendor: string,
  now: Date,
): Promise<ReportProgress> {
  await db
    .insertInto('studio_report')
    .values({ vendor, cursor: null, answered_at: null, due_at: now })
    .onConflict((conflict) => conflict.column('vendor').doNothing())
    .execute();
  return db
    .selectFrom('studio_report')
    .selectAll()
    .where('vendor', '=', vendor)
    .executeTakeFirstOrThrow();
}

/** Locks and returns the cursor, so that one transaction at a time books a provider's reports. */
export async function lockCursor(
  transaction: DatabaseTransaction,
  vendor: string,
): Promise<string | null> {
  const { cursor } = await transaction
    .selectFrom('studio_report')
    .select('cursor')
    .where('vendor', '=', vendor)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return cursor;
}

export async function moveCursor(
  transaction: DatabaseTransaction,
  vendor: string,
  progress: Pick<ReportProgress, 'cursor' | 'answered_at' | 'due_at'>,
): Promise<void> {
  await transaction
    .updateTable('studio_report')
    .set({ ...progress, failures: 0, detail: '' })
    .where('vendor', '=', vendor)
    .execute();
}

export async function noteFailure(
  db: Database,
  vendor: string,
  failure: Pick<ReportProgress, 'failures' | 'detail' | 'due_at'>,
): Promise<void> {
  await db.updateTable('studio_report').set(failure).where('vendor', '=', vendor).execute();
}

/** Returns those of the accounts that are members' in this currency. */
export async function knownAccounts(
  transaction: DatabaseTransaction,
  accountIds: readonly bigint[],
  currency: string,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select id from account where id = any(${[...accountIds]}::bigint[])
      and member_id is not null and currency = ${currency}`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

export async function findKnownRound(
  transaction: DatabaseTransaction,
  vendor: string,
  roundId: string,
): Promise<KnownRound | null> {
  const row = await transaction
    .selectFrom('reported_round')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeRound(
  transaction: DatabaseTransaction,
  round: Insertable<Tables['reported_round']>,
): Promise<void> {
  const { bet, win, valid, ended_at, changes } = round;
  await transaction
    .insertInto('reported_round')
    .values(round)
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'round_id']).doUpdateSet({ bet, win, valid, ended_at, changes }),
    )
    .execute();
}

/** Inserts a change with the instant of its posting. */
export async function writeChange(
  transaction: DatabaseTransaction,
  change: Omit<Tables['reported_change'], 'booked_at'>,
): Promise<void> {
  await sql`
    insert into reported_change (account_id, posting_id, vendor, round_id, number, game_node, bet,
      win, valid, ended_at, booked_at)
    select account_id, id, ${change.vendor}, ${change.round_id}, ${change.number}::int,
      ${change.game_node}::int, ${change.bet}::bigint, ${change.win}::bigint,
      ${change.valid}::bigint, ${change.ended_at}::timestamptz, created_at
    from posting where account_id = ${change.account_id} and id = ${change.posting_id}`.execute(
    transaction,
  );
}

/** Sets a report aside, in place of an earlier version of the same one. */
export async function putAside(
  transaction: DatabaseTransaction,
  aside: { vendor: string; key: string; reason: AsideReason; report: object },
  now: Date,
): Promise<void> {
  const { vendor, key, reason } = aside;
  const report = JSON.stringify(aside.report);
  await transaction
    .insertInto('reported_aside')
    .values({ vendor, key, reason, report, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['vendor', 'key']).doUpdateSet({ reason, report, last_at: now }),
    )
    .execute();
}

export async function forgetAside(
  transaction: DatabaseTransaction,
  vendor: string,
  key: string,
): Promise<void> {
  await transaction
    .deleteFrom('reported_aside')
    .where('vendor', '=', vendor)
    .where('key', '=', key)
    .execute();
}

/** Lists reports whose account or game was unknown, longest untried first. */
export async function listToRetry(
  transaction: DatabaseTransaction,
  vendor: string,
  limit: number,
): Promise<unknown[]> {
  const rows = await transaction
    .selectFrom('reported_aside')
    .select('report')
    .where('vendor', '=', vendor)
    .where('reason', 'in', ['account', 'game'])
    .orderBy('last_at')
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ report }) => report);
}
