import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { DepositState } from '@pavilion/domain/wallet/deposit-state';
import type { Deposit } from './deposit.store.ts';

export type DepositFilter = {
  state: DepositState | undefined;
  /** A member's own, newest first; without it everybody's, oldest first, for operators. */
  memberId?: bigint;
  /** When the deposit was requested; `until` is not included. */
  from?: Date;
  until?: Date;
  limit: number;
  offset: number;
};

export type NamedDeposit = Deposit & { username: string };

export async function listDepositsPage(
  db: Database,
  { state, memberId, from, until, limit, offset }: DepositFilter,
): Promise<{ rows: NamedDeposit[]; total: number }> {
  let matching = db.selectFrom('deposit').innerJoin('member', 'member.id', 'deposit.member_id');
  if (state !== undefined) matching = matching.where('deposit.state', '=', state);
  if (memberId !== undefined) matching = matching.where('deposit.member_id', '=', memberId);
  if (from !== undefined) matching = matching.where('deposit.requested_at', '>=', from);
  if (until !== undefined) matching = matching.where('deposit.requested_at', '<', until);
  const rows = await matching
    .selectAll('deposit')
    .select('member.username')
    .orderBy('deposit.requested_at', memberId === undefined ? 'asc' : 'desc')
    .orderBy('deposit.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findUsername(db: Database, memberId: bigint): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.username;
}
