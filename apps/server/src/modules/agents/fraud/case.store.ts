import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { namedSteps } from '#modules/payments/money-steps.store.ts';
import type { MoneyStep } from '#modules/payments/payments-deps.ts';
import type { FraudKind, FraudState } from '@pavilion/domain/fraud/fraud-case';
import type { KnownDetail } from '@pavilion/domain/protection/excluded-people';

type Executor = Database | DatabaseTransaction;

/** What was seen, as it is stored: amounts in minor units and accounts by their ids, as texts. */
export type StoredFacts = Partial<{
  matched: KnownDetail[];
  devices: string[];
  addresses: string[];
  days: string[];
  betMinor: string;
  winMinor: string;
  depositMinor: string;
  matchedBets: number;
  matchedShare: number;
  activeMembers: number;
  justAbove: number;
  hour: string;
  registered: number;
  unproved: number;
  throwAway: number;
  chain: MoneyStep[];
}>;

/** What a signal has seen. */
export type SeenCase = {
  id: string;
  kind: FraudKind;
  /** What it is about, in one text; the same is counted in the open case. */
  subject: string;
  agentId: bigint | null;
  memberId: bigint | null;
  others?: readonly bigint[];
  code?: string;
  withdrawalId?: string;
  facts: StoredFacts;
  /** The day on which it was seen. */
  day: string;
  at: Date;
  /** When what was seen had ended; without it what was dismissed is never a case again. */
  since?: Date;
};

/**
 * Opens a case, or counts it in the open one of its subject with what was seen last. Nothing where
 * the subject was confirmed, or was dismissed when what was seen had ended: `since` is that end, so
 * that a dismissal at an instant hides only what was over by then. Returns the id of the case that
 * is open; null for none.
 */
export async function raiseCase(db: Executor, seen: SeenCase): Promise<string | null> {
  const { id, kind, subject, agentId, memberId, facts, day, at } = seen;
  // A decision that goes on is waited for, so that the next statement sees what was decided.
  await sql`
    select from fraud_case where kind = ${kind} and subject = ${subject} and state = 'open'
    for update`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into fraud_case (
      id, kind, subject, agent_id, member_id, others, code, withdrawal_id, facts, from_day,
      first_at, last_at
    )
    select ${id}::uuid, ${kind}, ${subject}, ${agentId}::bigint, ${memberId}::bigint,
      ${[...(seen.others ?? [])]}::bigint[], ${seen.code ?? null}::text,
      ${seen.withdrawalId ?? null}::uuid, ${JSON.stringify(facts)}::jsonb, ${day}::date,
      ${at}::timestamptz, ${at}::timestamptz
    where not exists (
      select from fraud_case as earlier where earlier.kind = ${kind} and subject = ${subject} and (
        state = 'confirmed'
        or state = 'dismissed' and (
          ${seen.since ?? null}::timestamptz is null or decided_at >= ${seen.since ?? null}
        )
      )
    )
    on conflict (kind, subject) where state = 'open' do update set
      times = fraud_case.times + 1,
      others = array(
        select distinct unnest(fraud_case.others || excluded.others) order by 1
      ),
      withdrawal_id = coalesce(excluded.withdrawal_id, fraud_case.withdrawal_id),
      facts = excluded.facts,
      last_at = greatest(fraud_case.last_at, excluded.last_at)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** A case with the names of its agent and its account. */
export type FraudCase = Omit<
  Selectable<Tables['fraud_case']>,
  'facts' | 'kind' | 'state' | 'others'
> & {
  kind: FraudKind;
  state: FraudState;
  others: bigint[];
  facts: StoredFacts;
  agent: string | null;
  account: string | null;
  /** The chain of `facts`, with the names of the accounts. */
  steps: MoneyStep[] | null;
};

function cases(db: Executor) {
  return db
    .selectFrom('fraud_case')
    .leftJoin('member as agent', 'agent.id', 'fraud_case.agent_id')
    .leftJoin('member', 'member.id', 'fraud_case.member_id')
    .selectAll('fraud_case')
    .select([
      'agent.username as agent',
      'member.username as account',
      namedSteps(sql`fraud_case.facts -> 'chain'`).as('steps'),
    ])
    .$castTo<FraudCase>();
}

export type CaseFilter = {
  /** Only cases that this member is in, or in whose line they are. */
  memberId: bigint | null;
  kind: FraudKind | undefined;
  state: FraudState | undefined;
  limit: number;
  offset: number;
};

/** Lists a page of cases, the latest first. */
export async function listCasesPage(
  db: Database,
  { memberId, kind, state, limit, offset }: CaseFilter,
): Promise<{ rows: FraudCase[]; total: number }> {
  let page = cases(db);
  let all = db.selectFrom('fraud_case').select(sql<number>`count(*)::int`.as('total'));
  if (kind !== undefined) {
    page = page.where('fraud_case.kind', '=', kind);
    all = all.where('fraud_case.kind', '=', kind);
  }
  if (state !== undefined) {
    page = page.where('fraud_case.state', '=', state);
    all = all.where('fraud_case.state', '=', state);
  }
  if (memberId !== null) {
    const isIn = sql<boolean>`(
      fraud_case.agent_id = ${memberId} or fraud_case.member_id = ${memberId}
      or ${memberId} = any (fraud_case.others)
      or fraud_case.agent_id in (select member_id from downline where ancestor_id = ${memberId})
    )`;
    page = page.where(isIn);
    all = all.where(isIn);
  }
  const rows = await page
    .orderBy('fraud_case.last_at', 'desc')
    .orderBy('fraud_case.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

export async function findCase(db: Executor, id: string): Promise<FraudCase | null> {
  return (await cases(db).where('fraud_case.id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a case until the transaction ends; null when there is none. */
export async function lockCase(
  transaction: DatabaseTransaction,
  id: string,
): Promise<{ state: FraudState } | null> {
  const row = await transaction
    .selectFrom('fraud_case')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { state: row.state };
}

export async function writeDecision(
  transaction: DatabaseTransaction,
  id: string,
  decision: { state: FraudState; decided_by: string; decided_at: Date; note: string },
): Promise<void> {
  await transaction.updateTable('fraud_case').set(decision).where('id', '=', id).execute();
}

/** The user names of members by their ids. */
export async function namesOf(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where(
      'id',
      'in',
      ids.map((id) => BigInt(id)),
    )
    .execute();
  return new Map(rows.map(({ id, username }) => [id.toString(), username]));
}

/** Until when a signal has looked; null before it ever has. */
export async function findLookedUntil(db: Executor, signal: string): Promise<Date | null> {
  const row = await db
    .selectFrom('fraud_progress')
    .select('at')
    .where('signal', '=', signal)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function writeLookedUntil(db: Executor, signal: string, at: Date): Promise<void> {
  await db
    .insertInto('fraud_progress')
    .values({ signal, at })
    .onConflict((conflict) => conflict.column('signal').doUpdateSet({ at }))
    .execute();
}

/** Clears what operators have written about cases that a member is in. */
export async function eraseCaseNotes(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('fraud_case')
    .set({ note: '' })
    .where(
      sql<boolean>`(agent_id = ${memberId} or member_id = ${memberId}
        or ${memberId} = any (others))`,
    )
    .execute();
}
