import { sql, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { openStates, type ContractState } from '@pavilion/domain/agent/contract-state';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { sideNames, type SideNames } from '../party.store.ts';
import type { WireTerms } from './contract-terms.ts';

type Executor = Database | DatabaseTransaction;

/** A contract as it is stored, without the names of its sides. */
export type ContractRow = Omit<
  Selectable<Tables['agent_contract']>,
  'terms' | 'kind' | 'state' | 'end_asked_by'
> & {
  kind: ContractKind;
  state: ContractState;
  end_asked_by: 'payee' | 'payer' | null;
  terms: WireTerms;
};

/** A contract with the names of its sides. */
export type NamedContract = ContractRow & SideNames;

function namedContracts(db: Executor) {
  return db
    .selectFrom('agent_contract as contract')
    .innerJoin('member as payee', 'payee.id', 'contract.payee_id')
    .leftJoin('member as upline', 'upline.id', 'contract.payer_id')
    .selectAll('contract')
    .select(sideNames)
    .$castTo<NamedContract>();
}

export async function findContract(db: Executor, id: string): Promise<NamedContract | null> {
  return (await namedContracts(db).where('contract.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a contract; whoever acts on it has locked its two sides before. */
export async function lockContract(
  transaction: DatabaseTransaction,
  id: string,
): Promise<ContractRow> {
  return transaction
    .selectFrom('agent_contract')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<ContractRow>()
    .executeTakeFirstOrThrow();
}

/** Locks the contracts of a kind that an agent receives and that are open or still run. */
export async function lockReceived(
  transaction: DatabaseTransaction,
  payeeId: bigint,
  kind: ContractKind,
  now: Date,
): Promise<ContractRow[]> {
  return transaction
    .selectFrom('agent_contract')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where((row) => row.or([row('state', 'in', openStates), row('ends_at', '>', now)]))
    .orderBy('id')
    .forUpdate()
    .$castTo<ContractRow>()
    .execute();
}

/** The contracts of a kind that an agent receives: open, still running, or the last that are over. */
export async function listReceived(
  db: Executor,
  payeeId: bigint,
  kind: ContractKind,
  limit: number,
): Promise<NamedContract[]> {
  return namedContracts(db)
    .where('contract.payee_id', '=', payeeId)
    .where('contract.kind', '=', kind)
    .orderBy('contract.proposed_at', 'desc')
    .orderBy('contract.id')
    .limit(limit)
    .execute();
}

/** The terms of a kind that an agent has promised to others and that somebody can still act on. */
export async function listPromised(
  db: Executor,
  payerId: bigint,
  kind: ContractKind,
): Promise<Pick<ContractRow, 'payee_id' | 'terms'>[]> {
  return db
    .selectFrom('agent_contract')
    .select(['payee_id', 'terms'])
    .where('payer_id', '=', payerId)
    .where('kind', '=', kind)
    .where('state', 'in', openStates)
    .$castTo<Pick<ContractRow, 'payee_id' | 'terms'>>()
    .execute();
}

export type ContractFilter = {
  payerId?: bigint | undefined;
  /** Who is on either side. */
  sideId?: bigint | undefined;
  kind?: ContractKind | undefined;
  state?: ContractState | undefined;
  account?: string | undefined;
};

function filtered({ payerId, sideId, kind, state, account }: ContractFilter) {
  const parts = [sql<SqlBool>`true`];
  if (payerId !== undefined) parts.push(sql`contract.payer_id = ${payerId}`);
  if (sideId !== undefined) {
    parts.push(sql`(contract.payee_id = ${sideId} or contract.payer_id = ${sideId})`);
  }
  if (kind !== undefined) parts.push(sql`contract.kind = ${kind}`);
  if (state !== undefined) parts.push(sql`contract.state = ${state}`);
  if (account !== undefined) parts.push(sql`payee.username = ${account}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Newest first. */
export async function listContractPage(
  db: Executor,
  filter: ContractFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NamedContract[]; total: number }> {
  const where = filtered(filter);
  const rows = await namedContracts(db)
    .where(where)
    .orderBy('contract.proposed_at', 'desc')
    .orderBy('contract.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('agent_contract as contract')
    .innerJoin('member as payee', 'payee.id', 'contract.payee_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type NewContract = {
  id: string;
  kind: ContractKind;
  payeeId: bigint;
  /** Null for the house. */
  payerId: bigint | null;
  isChange: boolean;
  terms: WireTerms;
  at: Date;
  answerBy: Date;
  operator: string | null;
};

export async function insertContract(
  transaction: DatabaseTransaction,
  { id, kind, payeeId, payerId, isChange, terms, at, answerBy, operator }: NewContract,
): Promise<void> {
  await transaction
    .insertInto('agent_contract')
    .values({
      id,
      kind,
      payee_id: payeeId,
      payer_id: payerId,
      state: 'proposed',
      is_change: isChange,
      terms,
      proposed_at: at,
      answer_by: answerBy,
      changed_at: at,
      operator,
    })
    .execute();
}

export type ContractChange = Pick<
  Updateable<Tables['agent_contract']>,
  'answer_by' | 'starts_at' | 'ends_at' | 'end_asked_by' | 'reason' | 'operator'
>;

/** Writes a state; what only its time before needed is cleared. */
export async function changeContract(
  transaction: DatabaseTransaction,
  id: string,
  state: ContractState,
  at: Date,
  change: ContractChange = {},
): Promise<void> {
  await transaction
    .updateTable('agent_contract')
    .set({ answer_by: null, end_asked_by: null, ...change, state, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** What an agent is asked: offers that wait, and ends that the other side has asked for. */
export async function listAsked(
  db: Executor,
  memberId: bigint,
): Promise<Pick<ContractRow, 'kind' | 'state' | 'is_change' | 'terms'>[]> {
  return db
    .selectFrom('agent_contract')
    .select(['kind', 'state', 'is_change', 'terms'])
    .where((row) =>
      row.or([
        row.and([row('payee_id', '=', memberId), row('state', '=', 'proposed')]),
        row.and([row('payee_id', '=', memberId), row('end_asked_by', '=', 'payer')]),
        row.and([row('payer_id', '=', memberId), row('end_asked_by', '=', 'payee')]),
      ]),
    )
    .orderBy('end_asked_by')
    .orderBy('proposed_at')
    .$castTo<Pick<ContractRow, 'kind' | 'state' | 'is_change' | 'terms'>>()
    .execute();
}

/** Whether the type in a column has contracts. */
function hasContracts(type: RawBuilder<unknown>, { kinds, otherwise }: MemberTypeTable) {
  const known = (contracts: boolean) =>
    Object.keys(kinds)
      .map(Number)
      .filter((one) => kinds[one]?.contracts === contracts);
  return sql`(${type} = any(${known(true)}::int[])
    or (${otherwise.contracts}::boolean and not ${type} = any(${known(false)}::int[])))`;
}

/** Which agents have contracts, and whether the house may pay those below others. */
export type ContractSides = { memberTypes: MemberTypeTable; payerIsHouse: boolean };

/** The payee has another upline than the payer, or one where only top agents are the house's. */
const isMoved = ({ payerIsHouse }: Pick<ContractSides, 'payerIsHouse'>) => sql<SqlBool>`(case
    when contract.payer_id is null then payee.parent_id is not null and not ${payerIsHouse}::boolean
    else payee.parent_id is distinct from contract.payer_id
  end)`;

/**
 * The sides of a contract no longer belong together: one has left the site for good or for a
 * self-exclusion, is of a type without contracts, or no longer stands one step below the other.
 */
function isParted({ memberTypes, payerIsHouse }: ContractSides) {
  const left = (side: 'payee' | 'upline') => {
    const column = (name: string) => sql.ref(`${side}.${name}`);
    return sql`(${column('status')} <> 'active'
      or coalesce(${column('exclusion')} in ('selfExclusion', 'closing'), false)
      or not ${hasContracts(column('member_type'), memberTypes)})`;
  };
  return sql<SqlBool>`(${left('payee')} or ${isMoved({ payerIsHouse })} or (
    contract.payer_id is not null and ${left('upline')}
  ))`;
}

export type DueContract = {
  id: string;
  payeeId: bigint;
  payerId: bigint | null;
  parted: boolean;
  /** The payee no longer stands where the contract was made. */
  moved: boolean;
};

/**
 * Lists the contracts that the clock has to do something with at an instant: an answer or a start
 * is due, or the sides have parted while it was open or still ran. Of one contract alone where `id`
 * names it.
 */
export async function listDueContracts(
  db: Executor,
  now: Date,
  sides: ContractSides,
  id: string | null = null,
): Promise<DueContract[]> {
  const { rows } = await sql<DueContract>`
    select * from (
      select contract.id, payee_id as "payeeId", payer_id as "payerId", contract.state, answer_by,
        starts_at, ends_at, ${isParted(sides)} as parted, ${isMoved(sides)} as moved
      from agent_contract as contract
      join member as payee on payee.id = contract.payee_id
      left join member as upline on upline.id = contract.payer_id
      where (contract.state in (${sql.join(openStates)}) or contract.ends_at > ${now})
        and (${id}::uuid is null or contract.id = ${id}::uuid)
    ) as contract
    where answer_by <= ${now} or (state = 'accepted' and starts_at <= ${now}) or parted
    order by coalesce(answer_by, starts_at), id`.execute(db);
  return rows;
}

/** The first day on which a member stood below the present upline; null for who never moved. */
export async function findMovedDay(db: Executor, memberId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(from_day)::text as day from member_move
    where member_id = ${memberId} and state = 'done'`.execute(db);
  return rows[0]?.day ?? null;
}

/** Takes away what was written about a member's contracts; the terms stay on record. */
export async function eraseReasons(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  for (const table of ['agent_contract', 'settlement'] as const) {
    await transaction
      .updateTable(table)
      .set({ reason: '' })
      .where((row) => row.or([row('payee_id', '=', memberId), row('payer_id', '=', memberId)]))
      .where('reason', '<>', '')
      .execute();
  }
}
