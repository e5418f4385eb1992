import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { WithdrawalState } from '@pavilion/domain/wallet/withdrawal-state';
import { namedSteps } from '../money-steps.store.ts';
import type { MoneyStep } from '../payments-deps.ts';

type Executor = Database | DatabaseTransaction;
type WithdrawalRow = Selectable<Tables['withdrawal']>;

/** The outbox topic of payout orders; the key is the withdrawal's id. */
export const payoutTopic = 'payout';

export type OrderedPayout = { at: Date; id: string };

/** A withdrawal with the account it goes to and the name of the member. */
export type Withdrawal = WithdrawalRow & {
  bank: string;
  /** Encrypted. */
  account_number: string;
  account_masked: string;
  account_name: string;
  username: string;
  /** The steps of `chain`, with the names of the accounts. */
  steps: MoneyStep[] | null;
};

function withdrawals(db: Executor) {
  return db
    .selectFrom('withdrawal')
    .innerJoin('bank_card', 'bank_card.id', 'withdrawal.card_id')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .selectAll('withdrawal')
    .select([
      'bank_card.bank',
      'bank_card.account_number',
      'bank_card.account_masked',
      'bank_card.account_name',
      'member.username',
      namedSteps(sql`withdrawal.chain`).as('steps'),
    ]);
}

export async function findWithdrawal(db: Executor, id: string): Promise<Withdrawal | null> {
  return (await withdrawals(db).where('withdrawal.id', '=', id).executeTakeFirst()) ?? null;
}

export async function findWithdrawalByKey(
  db: Executor,
  memberId: bigint,
  requestKey: string,
): Promise<Withdrawal | null> {
  const row = await withdrawals(db)
    .where('withdrawal.member_id', '=', memberId)
    .where('withdrawal.request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertWithdrawal(
  transaction: DatabaseTransaction,
  withdrawal: {
    id: string;
    member_id: bigint;
    account_id: bigint;
    card_id: string;
    amount: bigint;
    request_key: string;
    gateway: string;
    fee: bigint;
    requested_at: Date;
    exclusion_id: string | null;
  },
): Promise<void> {
  await transaction
    .insertInto('withdrawal')
    .values({ ...withdrawal, state: 'requested' })
    .execute();
}

/** Locks the row, without its joins, until the transaction ends. */
export async function lockWithdrawal(
  transaction: DatabaseTransaction,
  id: string,
): Promise<WithdrawalRow | null> {
  const row = await transaction
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type WithdrawalChange = {
  state?: WithdrawalState;
  settled_at?: Date;
  gateway_payout_id?: string;
  reason?: string;
  reviewed_at?: Date;
  released_at?: Date;
  decided_by?: string;
};

export async function writeWithdrawal(
  db: Executor,
  id: string,
  change: WithdrawalChange,
): Promise<void> {
  await db.updateTable('withdrawal').set(change).where('id', '=', id).execute();
}

/** Writes how the money of a withdrawal came, for operators. */
export async function writeChain(
  transaction: DatabaseTransaction,
  id: string,
  chain: readonly MoneyStep[],
): Promise<void> {
  await sql`
    update withdrawal set chain = ${JSON.stringify(chain)}::jsonb where id = ${id}::uuid`.execute(
    transaction,
  );
}

/**
 * Sums what a member has requested since an instant, without what was given back, and without the
 * whole balance that an exclusion allows outside the limits of the day.
 */
export async function requestedSince(
  db: Executor,
  memberId: bigint,
  since: Date,
): Promise<{ times: number; amountMinor: bigint }> {
  const row = await db
    .selectFrom('withdrawal')
    .select([
      sql<number>`count(*)::int`.as('times'),
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', since)
    .where('state', 'not in', ['rejected', 'failed'])
    .where('exclusion_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { times: row.times, amountMinor: row.amount };
}

/** The VIP level whose benefits a member has now. */
export async function findVipLevel(db: Executor, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('member')
    .select('vip_level as level')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.level;
}

/** Whether a withdrawal of a member has been neither paid nor given back. */
export async function isWithdrawalUnderWay(db: Executor, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'not in', ['paid', 'rejected', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Finds the exclusion in force by which a member may withdraw the whole balance; null in none, and
 * once it was used by a withdrawal that has not been given back.
 */
export async function findWholeBalanceRight(
  db: Executor,
  memberId: bigint,
): Promise<string | null> {
  const row = await db
    .selectFrom('exclusion')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('withdrawal')
            .select('withdrawal.id')
            .whereRef('withdrawal.exclusion_id', '=', 'exclusion.id')
            .where('withdrawal.state', 'not in', ['rejected', 'failed']),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

export type WithdrawalFilter = {
  state: WithdrawalState | undefined;
  /** A member's own, newest first; without it everybody's, oldest first, for operators. */
  memberId?: bigint;
  /** When the withdrawal was requested; `until` is not included. */
  from?: Date;
  until?: Date;
  limit: number;
  offset: number;
};

export async function listWithdrawalsPage(
  db: Database,
  filter: WithdrawalFilter,
): Promise<{ rows: Withdrawal[]; total: number }> {
  const { state, memberId, from, until, limit, offset } = filter;
  let page = withdrawals(db);
  let all = db.selectFrom('withdrawal').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('withdrawal.state', '=', state);
    all = all.where('state', '=', state);
  }
  if (memberId !== undefined) {
    page = page.where('withdrawal.member_id', '=', memberId);
    all = all.where('member_id', '=', memberId);
  }
  if (from !== undefined) {
    page = page.where('withdrawal.requested_at', '>=', from);
    all = all.where('requested_at', '>=', from);
  }
  if (until !== undefined) {
    page = page.where('withdrawal.requested_at', '<', until);
    all = all.where('requested_at', '<', until);
  }
  const order = memberId === undefined ? 'asc' : 'desc';
  const rows = await page
    .orderBy('withdrawal.requested_at', order)
    .orderBy('withdrawal.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

/** Lists payouts ordered before an instant that have not ended, oldest order first. */
export async function listOrderedPayouts(
  db: Database,
  gateway: string,
  { before, after, limit }: { before: Date; after: OrderedPayout | null; limit: number },
): Promise<OrderedPayout[]> {
  const { rows } = await sql<OrderedPayout>`
    select w.id, o.done_at as at
    from withdrawal w join outbox o on o.topic = ${payoutTopic} and o.key = w.id::text
    where w.state = 'paying' and w.gateway = ${gateway} and o.done_at < ${before}
      and (${after?.at ?? null}::timestamptz is null
        or (o.done_at, w.id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by o.done_at, w.id limit ${limit}`.execute(db);
  return rows;
}
