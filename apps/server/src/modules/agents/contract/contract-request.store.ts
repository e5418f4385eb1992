import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { AgentContract, ContractRequest } from '@pavilion/domain/member/agent-contract';

export type WrittenRequest = ContractRequest & { memberId: bigint; at: Date };

export async function findAgent(db: Database, username: string) {
  const row = await db
    .selectFrom('member')
    .select(['id', 'member_type'])
    .where('username', '=', username)
    .executeTakeFirst();
  return row ? { memberId: row.id, memberType: row.member_type } : null;
}

export function listRequests(db: Database, memberId: bigint): Promise<ContractRequest[]> {
  return db
    .selectFrom('contract_request')
    .select(['contract', 'request'])
    .where('member_id', '=', memberId)
    .execute();
}

export async function writeRequest(db: Database, written: WrittenRequest): Promise<void> {
  const { memberId, contract, request, at } = written;
  await db
    .insertInto('contract_request')
    .values({ member_id: memberId, contract, request, changed_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'contract']).doUpdateSet({ request, changed_at: at }),
    )
    .execute();
}

/** Inserts the request unless one is there, asked or answered. */
export async function writeFirstRequest(
  db: Database,
  written: { memberId: bigint; contract: AgentContract; request: string; at: Date },
): Promise<void> {
  const { memberId, contract, request, at } = written;
  await db
    .insertInto('contract_request')
    .values({ member_id: memberId, contract, request, changed_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'contract']).doNothing())
    .execute();
}

export async function deleteRequests(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('contract_request').where('member_id', '=', memberId).execute();
}
