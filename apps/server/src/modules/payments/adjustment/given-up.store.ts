import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** Who has proposed a correction that gives up the rest of a balance; no operator has that name. */
const byMember = 'site:member';

const reason = 'The member closes the account and gives up a balance too small to be withdrawn.';

/** What a member has given up and no operator has decided yet, in minor units; else null. */
export async function findGivenUp(db: Executor, memberId: bigint): Promise<bigint | null> {
  const row = await db
    .selectFrom('adjustment')
    .select('amount')
    .where('state', '=', 'proposed')
    .where('member_id', '=', memberId)
    .where('proposed_by', '=', byMember)
    .executeTakeFirst();
  return row ? -row.amount : null;
}

/**
 * Proposes that a member's balance is taken. A second try after a refusal is a proposal of its own.
 * The caller holds the member's lock.
 */
export async function proposeGivenUp(
  transaction: DatabaseTransaction,
  given: {
    memberId: bigint;
    accountId: bigint;
    exclusionId: string;
    amountMinor: bigint;
    at: Date;
  },
): Promise<void> {
  const { memberId, accountId, exclusionId, amountMinor, at } = given;
  const { earlier } = await transaction
    .selectFrom('adjustment')
    .select(sql<number>`count(*)::int`.as('earlier'))
    .where('proposed_by', '=', byMember)
    .where(sql<boolean>`starts_with(request_key, ${exclusionId})`)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('adjustment')
    .values({
      id: randomUUID(),
      member_id: memberId,
      account_id: accountId,
      amount: -amountMinor,
      reason,
      request_key: `${exclusionId} ${amountMinor} ${earlier}`,
      state: 'proposed',
      proposed_by: byMember,
      proposed_at: at,
    })
    .execute();
}

/** Takes the proposal of a member back; without one it changes nothing. */
export async function dropGivenUp(
  transaction: DatabaseTransaction,
  memberId: bigint,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('adjustment')
    .set({ state: 'refused', decided_by: byMember, decided_at: at })
    .where('state', '=', 'proposed')
    .where('member_id', '=', memberId)
    .where('proposed_by', '=', byMember)
    .execute();
}
