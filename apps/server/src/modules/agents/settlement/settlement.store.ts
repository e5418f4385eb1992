import { sql, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { SettlementState } from '@pavilion/domain/agent/settlement-state';
import type { WireTerms } from '../contract/contract-terms.ts';
import type { PeriodAt } from '../contract/period-at.ts';
import type { PeriodResult, WorkedOut } from '../contract/work-out.ts';
import { sideNames, type SideNames } from '../party.store.ts';

type Executor = Database | DatabaseTransaction;

export type SettlementRow = Omit<Selectable<Tables['settlement']>, 'kind' | 'state' | 'inputs'> & {
  kind: ContractKind;
  state: SettlementState;
  inputs: WorkedOut;
};

/** A settlement with the names of its sides. */
export type NamedSettlement = SettlementRow & SideNames;

function settlements(db: Executor) {
  return db
    .selectFrom('settlement')
    .innerJoin('member as payee', 'payee.id', 'settlement.payee_id')
    .leftJoin('member as upline', 'upline.id', 'settlement.payer_id')
    .selectAll('settlement')
    .select(sideNames)
    .$castTo<NamedSettlement>();
}

export async function findSettlement(db: Executor, id: string): Promise<NamedSettlement | null> {
  return (await settlements(db).where('settlement.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a settlement; null where another process works on it, or there is none. */
export async function lockSettlement(
  transaction: DatabaseTransaction,
  id: string,
  wait: 'wait' | 'skip',
): Promise<SettlementRow | null> {
  const query = transaction.selectFrom('settlement').selectAll().where('id', '=', id).forUpdate();
  const row = await (wait === 'skip' ? query.skipLocked() : query)
    .$castTo<SettlementRow>()
    .executeTakeFirst();
  return row ?? null;
}

/** A contract with periods that are over and not worked out. */
export type DueContract = {
  contractId: string;
  kind: ContractKind;
  payeeId: bigint;
  payerId: bigint | null;
  terms: WireTerms;
  endsAt: Date | null;
  /** From when its periods are not worked out. */
  from: Date;
};

/** Contracts of a kind whose periods before an instant are not all worked out. */
export async function listContractsDue(
  db: Executor,
  kind: ContractKind,
  before: Date,
): Promise<DueContract[]> {
  const { rows } = await sql<DueContract>`
    select * from (
      select contract.id as "contractId", contract.kind, contract.payee_id as "payeeId",
        contract.payer_id as "payerId", contract.terms, contract.ends_at as "endsAt",
        coalesce((
          select max(period_end) from settlement where contract_id = contract.id
        ), contract.starts_at) as "from"
      from agent_contract as contract
      where contract.kind = ${kind} and contract.starts_at < ${before}
        and contract.state in ('active', 'endAsked', 'replaced', 'ended')
    ) as contract
    where "from" < ${before} and ("endsAt" is null or "from" < "endsAt")
    order by "from", "contractId"`.execute(db);
  return rows;
}

/**
 * Whether a salary of an agent, or of somebody below, is not worked out up to an instant: dividends
 * take those of their days off.
 */
export async function lacksSalaries(db: Executor, agentId: bigint, until: Date): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (
      select from agent_contract as contract
      where kind <> 'dividend' and state in ('active', 'endAsked', 'replaced', 'ended')
        and starts_at < ${until} and (payee_id = ${agentId} or exists (
          select from downline where ancestor_id = ${agentId} and member_id = payee_id
        ))
        and coalesce((
          select max(period_end) from settlement
          where payee_id = contract.payee_id and kind = contract.kind
            and period_end > contract.starts_at
        ), starts_at) < least(${until}, coalesce(ends_at, 'infinity'))
    ) as lacks`.execute(db);
  return rows[0]?.lacks === true;
}

/** Locks a contract for the one process that works out its next period; null where another does. */
export async function leaseContract(
  transaction: DatabaseTransaction,
  contractId: string,
): Promise<{ endsAt: Date | null } | null> {
  const row = await transaction
    .selectFrom('agent_contract')
    .select('ends_at as endsAt')
    .where('id', '=', contractId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a period of an agent has its settlement, which is not void. */
export async function isSettled(
  db: Executor,
  { payeeId, kind }: { payeeId: bigint; kind: ContractKind },
  from: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('settlement')
    .select('id')
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .where('period_start', '<=', from)
    .where('period_end', '>', from)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return row !== undefined;
}

/** A settlement with the terms by which it was worked out. */
export type SettlementWithTerms = SettlementRow & { terms: WireTerms };

/** Periods whose only settlement is void, so that they are worked out once more. */
export async function listVoided(db: Executor): Promise<SettlementWithTerms[]> {
  const { rows } = await sql<SettlementWithTerms>`
    select voided.*, contract.terms from settlement as voided
    join agent_contract as contract on contract.id = voided.contract_id
    where voided.state = 'void' and not exists (
      select from settlement as other where other.payee_id = voided.payee_id
        and other.kind = voided.kind and other.period_start = voided.period_start
        and other.period_end = voided.period_end and other.id <> voided.id
    ) order by voided.period_start`.execute(db);
  return rows;
}

/** What the last settlement of two sides before an instant carries on, and its first day. */
export async function findCarry(
  db: Executor,
  { payeeId, payerId }: { payeeId: bigint; payerId: bigint | null },
  before: Date,
): Promise<{ carry: bigint; firstDay: string } | null> {
  const { rows } = await sql<{ carry: bigint; firstDay: string }>`
    select carry_after as carry, first_day::text as "firstDay" from settlement
    where kind = 'dividend' and payee_id = ${payeeId} and state <> 'void'
      and payer_id is not distinct from ${payerId} and period_end <= ${before}
    order by period_end desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewSettlement = Pick<DueContract, 'contractId' | 'kind' | 'payeeId' | 'payerId'> & {
  id: string;
  period: PeriodAt;
  result: PeriodResult;
  carriedMinor: bigint;
  state: SettlementState;
  at: Date;
};

export async function insertSettlement(
  transaction: DatabaseTransaction,
  written: NewSettlement,
): Promise<void> {
  const { id, contractId, kind, payeeId, payerId, period, result, state, at } = written;
  await transaction
    .insertInto('settlement')
    .values({
      id,
      kind,
      contract_id: contractId,
      payee_id: payeeId,
      payer_id: payerId,
      period_start: period.from,
      period_end: period.until,
      first_day: period.firstDay,
      last_day: period.lastDay,
      inputs: result.shown,
      tier: result.pay.tier,
      amount: result.pay.amountMinor,
      carry_before: written.carriedMinor,
      carry_after: result.pay.carryMinor,
      state,
      calculated_at: at,
    })
    .execute();
}

export async function changeSettlement(
  transaction: DatabaseTransaction,
  id: string,
  change: Updateable<Tables['settlement']>,
): Promise<void> {
  await transaction.updateTable('settlement').set(change).where('id', '=', id).execute();
}

/** A settlement that is to be paid. */
export type Payable = { id: string; payerId: bigint | null };

/**
 * Lists what is approved, and what is owed by somebody who now has the cash or is gone: first what
 * the house pays, then from the top of the tree down, the oldest period of a payer first.
 */
export async function listPayable(db: Executor, currency: string): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select settlement.id, settlement.payer_id as "payerId"
    from settlement
    left join member as payer on payer.id = settlement.payer_id
    left join account on account.member_id = payer.id and account.currency = ${currency}
    where settlement.state = 'approved' or (settlement.state = 'owed' and (
      account.balance - account.bonus >= settlement.amount
      or payer.status <> 'active' or payer.exclusion in ('selfExclusion', 'closing')
    ))
    order by settlement.payer_id is not null, (
      select count(*) from downline where member_id = settlement.payee_id
    ), settlement.payer_id, settlement.period_start, settlement.id`.execute(db);
  return rows;
}

/** Whether an older settlement of the same payer is still owed. */
export async function owesOlder(
  db: Executor,
  { id, payer_id: payerId, period_start: start }: SettlementRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('settlement')
    .select('id')
    .where('payer_id', '=', payerId)
    .where('state', '=', 'owed')
    .where('period_start', '<', start)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an agent owes by contracts now, in minor units. */
export async function sumOwed(db: Executor, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from settlement
    where payer_id = ${memberId} and state = 'owed'`.execute(db);
  return rows[0]?.sum ?? 0n;
}

export type SettlementFilter = {
  payeeId?: bigint | undefined;
  payerId?: bigint | undefined;
  sideId?: bigint | undefined;
  kind?: ContractKind | undefined;
  state?: SettlementState | undefined;
  account?: string | undefined;
  /** Days of the last day of a period, both included. */
  days?: { firstDay: string; lastDay: string };
  owedBefore?: Date | undefined;
};

function filtered(filter: SettlementFilter) {
  const { payeeId, payerId, sideId, kind, state, account, days, owedBefore } = filter;
  const parts = [sql<SqlBool>`true`];
  if (payeeId !== undefined) parts.push(sql`settlement.payee_id = ${payeeId}`);
  if (payerId !== undefined) parts.push(sql`settlement.payer_id = ${payerId}`);
  if (sideId !== undefined) {
    parts.push(sql`(settlement.payee_id = ${sideId} or settlement.payer_id = ${sideId})`);
  }
  if (kind !== undefined) parts.push(sql`settlement.kind = ${kind}`);
  if (state !== undefined) parts.push(sql`settlement.state = ${state}`);
  if (account !== undefined) parts.push(sql`payee.username = ${account}`);
  if (days) {
    parts.push(sql`settlement.last_day between ${days.firstDay}::date and ${days.lastDay}::date`);
  }
  if (owedBefore) {
    parts.push(sql`settlement.state = 'owed' and settlement.owed_since <= ${owedBefore}`);
  }
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

type Totals = { total: number; paid: bigint; open: bigint };

/** Lists a page, the latest period first, and sums all that the filter lets through. */
export async function listSettlementPage(
  db: Executor,
  filter: SettlementFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Totals & { rows: NamedSettlement[] }> {
  const where = filtered(filter);
  const rows = await settlements(db)
    .where(where)
    .orderBy('settlement.period_start', 'desc')
    .orderBy('payee.username')
    .orderBy('settlement.kind')
    .orderBy('settlement.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const found = await sql<Totals>`
    select count(*)::int as total,
      coalesce(sum(amount - ${filter.payerId === undefined ? sql`0` : sql`claim`}) filter (
        where settlement.state = 'paid'
      ), 0)::bigint as paid,
      coalesce(sum(amount) filter (
        where settlement.state in ('calculated', 'approved', 'owed', 'held')
      ), 0)::bigint as open
    from settlement join member as payee on payee.id = settlement.payee_id
    where ${where}`.execute(db);
  return { rows, ...(found.rows[0] ?? { total: 0, paid: 0n, open: 0n }) };
}

/** Settlements of periods that ended with a day, to be worked out anew and compared. */
export async function listOfDay(db: Executor, day: string): Promise<SettlementWithTerms[]> {
  const { rows } = await sql<SettlementWithTerms>`
    select settlement.*, contract.terms from settlement
    join agent_contract as contract on contract.id = settlement.contract_id
    where settlement.last_day = ${day}::date and settlement.kind <> 'hourlySalary'
      and settlement.state not in ('calculated', 'void')
    order by settlement.id`.execute(db);
  return rows;
}

/** A settlement locked for an operator, with its terms; null where there is none. */
export async function lockWithTerms(
  transaction: DatabaseTransaction,
  id: string,
): Promise<SettlementWithTerms | null> {
  const row = await lockSettlement(transaction, id, 'wait');
  if (!row) return null;
  const contract = await transaction
    .selectFrom('agent_contract')
    .select('terms')
    .where('id', '=', row.contract_id)
    .$castTo<{ terms: WireTerms }>()
    .executeTakeFirstOrThrow();
  return { ...row, ...contract };
}
