import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';

/** What an agent earns: rebates on own play and on that of others, and what contracts pay. */
export type IncomeKind = 'rebate' | 'agentCommission' | 'dailyIncome' | 'profitSharing';

export type WantedIncome = {
  memberId: bigint;
  /** When it was paid. */
  from: Date;
  until: Date;
};

export type IncomeRow = {
  kind: IncomeKind;
  paidAt: Date;
  startDate: string;
  endDate: string;
  /** Minor units; below zero the agent paid it. */
  amount: bigint;
  /** The other side of a contract, as the agent may know it; null for the house. */
  other: string | null;
};

/**
 * All that was paid to a member, or by a member to others by contracts. Who is above is shown by
 * the chosen name alone, who is below by the user name.
 */
function payments({ memberId, from, until }: WantedIncome): RawBuilder<unknown> {
  const paidThen = sql`state = 'paid' and paid_at >= ${from} and paid_at < ${until}`;
  const kind = sql`case kind when 'dividend' then 'profitSharing' else 'dailyIncome' end`;
  const days = sql`first_day::text as "startDate", last_day::text as "endDate"`;
  return sql`
    select case kind when 'own' then 'rebate' else 'agentCommission' end as kind,
      paid_at as "paidAt", day::text as "startDate", day::text as "endDate", paid as amount,
      null as other
    from rebate_sum where member_id = ${memberId} and ${paidThen}
    union all
    select ${kind}, paid_at, ${days}, amount, (
      select nickname from member where id = settlement.payer_id
    ) from settlement where payee_id = ${memberId} and ${paidThen}
    union all
    select ${kind}, paid_at, ${days}, claim - amount, (
      select username from member where id = settlement.payee_id
    ) from settlement where payer_id = ${memberId} and amount > claim and ${paidThen}`;
}

/** Lists what was paid, newest first. */
export async function listIncome(
  db: Database,
  wanted: WantedIncome,
  kind: IncomeKind | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<IncomeRow[]> {
  const ofKind = kind === undefined ? sql`` : sql`where kind = ${kind}`;
  const { rows } = await sql<IncomeRow>`
    select * from (${payments(wanted)}) as payment ${ofKind}
    order by "paidAt" desc, "startDate" desc, kind desc, other, amount
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type IncomeSum = { count: number; amount: bigint };

/** What was paid, by kind. */
export async function sumIncome(
  db: Database,
  wanted: WantedIncome,
): Promise<Record<IncomeKind, IncomeSum>> {
  const { rows } = await sql<IncomeSum & { kind: IncomeKind }>`
    select kind, count(*)::int as count, sum(amount)::bigint as amount
    from (${payments(wanted)}) as payment group by kind`.execute(db);
  const of = (kind: IncomeKind): IncomeSum => {
    const { count, amount } = rows.find((row) => row.kind === kind) ?? { count: 0, amount: 0n };
    return { count, amount };
  };
  return {
    rebate: of('rebate'),
    agentCommission: of('agentCommission'),
    dailyIncome: of('dailyIncome'),
    profitSharing: of('profitSharing'),
  };
}
