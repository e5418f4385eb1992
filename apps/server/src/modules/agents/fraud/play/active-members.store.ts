import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { FraudKind } from '@pavilion/domain/fraud/fraud-case';
import type { WireTerms } from '../../contract/contract-terms.ts';
import type { PeriodAt } from '../../contract/period-at.ts';
import type { StoredFacts } from '../case.store.ts';

/** What a contract paid by a tier. */
export type PaidPeriod = PeriodAt & {
  settlementId: string;
  kind: ContractKind;
  payeeId: bigint;
  tier: number;
  terms: WireTerms;
};

/**
 * Lists what was worked out in a time, or is one of some settlements, and had a number of active
 * members, in order.
 */
export async function listWorkedOut(
  db: Database,
  { after, until, again }: { after: Date; until: Date; again: readonly string[] },
  fewestActive: number,
): Promise<PaidPeriod[]> {
  const { rows } = await sql<PaidPeriod>`
    select settlement.id as "settlementId", settlement.kind, settlement.payee_id as "payeeId",
      settlement.tier, contract.terms, period_start as from, period_end as until,
      first_day::text as "firstDay", last_day::text as "lastDay"
    from settlement join agent_contract as contract on contract.id = settlement.contract_id
    where (
        calculated_at > ${after} and calculated_at <= ${until}
        or settlement.id = any (${[...again]}::uuid[])
      ) and tier is not null and settlement.state <> 'void'
      and (inputs ->> 'activeMembers')::int >= ${fewestActive}::int
    order by calculated_at, settlement.id`.execute(db);
  return rows;
}

/** The hour in which all valid bets of members in a time lie; null where there are several. */
export async function findOnlyHour(
  db: Database,
  memberIds: readonly bigint[],
  { from, until }: Pick<PeriodAt, 'from' | 'until'>,
): Promise<{ hour: Date; validMinor: bigint } | null> {
  const { rows } = await sql<{ hour: Date; validMinor: bigint }>`
    select min(hour) as hour, sum(valid)::bigint as "validMinor"
    from account join play_hour on play_hour.account_id = account.id
    where account.member_id = any (${[...memberIds]}::bigint[])
      and hour >= ${from} and hour < ${until} and valid <> 0
    having count(distinct hour) = 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether a case holds exactly what was seen, because the same was worked out once more. */
export async function isSeen(
  db: Database,
  kind: FraudKind,
  subject: string,
  facts: StoredFacts,
): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select exists (
      select from fraud_case where kind = ${kind} and subject = ${subject}
        and facts = ${JSON.stringify(facts)}::jsonb
    ) as seen`.execute(db);
  return rows[0]?.seen === true;
}
