import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { ValidBets } from '@pavilion/domain/reward/cashback';

type Executor = Database | DatabaseTransaction;

/** What cash-back of a period counts: the play of its days, and what a period before has carried. */
export type Counted = {
  kind: string;
  firstDay: string;
  lastDay: string;
  /** The first day of the period before. */
  previous: string;
  categories: readonly GameType[];
};

const played = ({ firstDay, lastDay, categories }: Counted) => sql`
  select member_id, category, valid from member_day
  where day between ${firstDay}::date and ${lastDay}::date and valid <> 0
    and category = any (${[...categories]}::text[])`;

const carried = ({ kind, previous, categories }: Counted) => sql`
  select member_id, category, base from cashback_carry
  where kind = ${kind} and period = ${previous}::date
    and category = any (${[...categories]}::text[])`;

/** Ids of members who have valid bets in a period or a carry from the one before, in order. */
export async function listPlayers(db: Database, counted: Counted): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select member_id as id from (${played(counted)} union all ${carried(counted)}) as part
    group by member_id order by member_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The valid bets of members in a period with what was carried to it, by category. */
export async function listBases(
  db: Executor,
  counted: Counted,
  memberIds: readonly bigint[],
): Promise<Map<bigint, ValidBets>> {
  const { rows } = await sql<{ id: bigint; category: GameType; base: bigint }>`
    select member_id as id, category, sum(valid)::bigint as base
    from (${played(counted)} union all ${carried(counted)}) as part
    where member_id = any (${[...memberIds]}::bigint[])
    group by member_id, category order by member_id, category`.execute(db);
  const bases = new Map<bigint, Map<GameType, bigint>>();
  for (const { id, category, base } of rows) {
    const own = bases.get(id) ?? new Map<GameType, bigint>();
    bases.set(id, own.set(category, base));
  }
  return bases;
}

/** Writes what members carry from a period to the next; a repeat writes the same. */
export async function writeCarries(
  transaction: DatabaseTransaction,
  { kind, firstDay }: Counted,
  carries: readonly { memberId: bigint; category: GameType; base: bigint }[],
): Promise<void> {
  if (carries.length === 0) return;
  const rows = carries.map(({ memberId, category, base }) => ({
    kind,
    period: firstDay,
    member_id: memberId,
    category,
    base,
  }));
  await transaction
    .insertInto('cashback_carry')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'period', 'member_id', 'category'])
        .doUpdateSet({ base: (eb) => eb.ref('excluded.base') }),
    )
    .execute();
}

/** Deletes what was carried from periods before one. */
export async function forgetCarries(
  transaction: DatabaseTransaction,
  { kind, firstDay }: Counted,
): Promise<void> {
  await transaction
    .deleteFrom('cashback_carry')
    .where('kind', '=', kind)
    .where('period', '<', firstDay)
    .execute();
}

/** Forgets runs of kinds with a beginning that the site no longer has, and what they carried. */
export async function forgetOtherRuns(
  db: Database,
  beginning: string,
  kinds: readonly string[],
): Promise<void> {
  for (const table of ['cashback_carry', 'reward_run'] as const) {
    await db
      .deleteFrom(table)
      .where(sql<boolean>`starts_with(kind, ${beginning})`)
      .where(sql<boolean>`kind <> all (${[...kinds]}::text[])`)
      .execute();
  }
}

/** Whether everything of a kind was given for a period. */
export async function isRunNoted(
  transaction: DatabaseTransaction,
  { kind, firstDay }: Counted,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('reward_run')
    .select('period')
    .where('kind', '=', kind)
    .where('period', '>=', firstDay)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Those of members who are excluded, and whose account is open: what they have earned is paid at
 * once. The caller holds their locks.
 */
export async function listExcluded(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<Set<bigint>> {
  if (memberIds.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('member')
    .select('id')
    .where('id', 'in', memberIds)
    .where('status', '=', 'active')
    .where('exclusion', 'is not', null)
    .where('unfinished', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
