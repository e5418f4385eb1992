import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { MarkedDetail } from '#modules/accounts/excluded-people.store.ts';
import type { KnownDetail } from '@pavilion/domain/protection/excluded-people';

/** Keeps other processes from marking until the transaction ends; false if one does. */
export async function lockMarking(transaction: DatabaseTransaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('mark-details')) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

/**
 * Takes the next members whose details have changed from the queue, and locks them, so that nothing
 * of them changes until the transaction ends. Members whom another transaction has locked stay in
 * the queue.
 */
export async function takeQueued(
  transaction: DatabaseTransaction,
  limit: number,
): Promise<bigint[]> {
  const { rows: queued } = await sql<{ id: bigint; memberId: bigint }>`
    select id, member_id as "memberId" from detail_queue order by id limit ${limit}
  `.execute(transaction);
  const { rows: locked } = await sql<{ id: bigint }>`
    select id from member where id = any (${queued.map((one) => one.memberId)}::bigint[])
    order by id for no key update skip locked`.execute(transaction);
  const members = locked.map(({ id }) => id);
  const taken = queued.filter(({ memberId }) => members.includes(memberId));
  await sql`
    delete from detail_queue where id = any (${taken.map(({ id }) => id)}::bigint[])
  `.execute(transaction);
  return members;
}

/** Writes the marks of a member in place of those that were there. */
export async function writeMarks(
  transaction: DatabaseTransaction,
  memberId: bigint,
  marks: readonly MarkedDetail[],
): Promise<void> {
  await transaction.deleteFrom('member_detail').where('member_id', '=', memberId).execute();
  if (marks.length === 0) return;
  await transaction
    .insertInto('member_detail')
    .values(marks.map((one) => ({ ...one, member_id: memberId })))
    .execute();
}

/** An account with details of somebody above it. */
export type SamePerson = {
  memberId: bigint;
  /** Whose direct downline the account is. */
  agentId: bigint;
  aboveId: bigint;
  matched: KnownDetail[];
  /** The details that earlier cases of the two were about. */
  judged: KnownDetail[];
};

/** Finds the accounts among some members, or below them, that have details of somebody above. */
export async function findSamePeople(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<SamePerson[]> {
  const { rows } = await sql<SamePerson>`
    with pair as materialized (
      select own.member_id as own_id, other.member_id as other_id, own.detail
      from member_detail as own
      join member_detail as other on other.mark = own.mark and other.detail = own.detail
      where own.member_id = any (${[...memberIds]}::bigint[]) and other.member_id <> own.member_id
    ), found as (
      select own_id as below_id, other_id as above_id, detail from pair
      join downline on downline.ancestor_id = other_id and downline.member_id = own_id
      union
      select other_id, own_id, detail from pair
      join downline on downline.ancestor_id = own_id and downline.member_id = other_id
    )
    select below_id as "memberId", member.parent_id as "agentId", above_id as "aboveId",
      array_agg(detail) as matched, array(
        select distinct jsonb_array_elements_text(earlier.facts -> 'matched')
        from fraud_case as earlier where earlier.kind = 'samePerson'
          and earlier.member_id = below_id and above_id = any (earlier.others)
      ) as judged
    from found join member on member.id = below_id
    group by below_id, member.parent_id, above_id
    order by below_id, above_id`.execute(transaction);
  return rows;
}

/** Erases the marks of a member, and the browsers that the member has used. */
export async function eraseMarks(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('member_detail').where('member_id', '=', memberId).execute();
  await transaction.deleteFrom('browser_use').where('member_id', '=', memberId).execute();
}
