import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { carriedInto } from '@pavilion/domain/agent/contract-pay';
import type { ContractTerms } from '@pavilion/domain/agent/contract-terms';
import type { PeriodAt } from '../contract/period-at.ts';
import { findCarry } from './settlement.store.ts';

/** The two sides of a dividend, whose losses are carried, whatever the contract between them. */
export type CarryingPair = {
  kind: ContractKind;
  payeeId: bigint;
  payerId: bigint | null;
  terms: Pick<ContractTerms, 'carry' | 'period'>;
};

/** What is carried into a period, zero or below. */
export async function carriedOf(
  db: Database | DatabaseTransaction,
  pair: CarryingPair,
  period: PeriodAt,
): Promise<bigint> {
  if (pair.kind !== 'dividend' || pair.terms.carry === 'none') return 0n;
  const last = await findCarry(db, pair, period.from);
  if (last === null) return 0n;
  // The first period that begins in a month starts it.
  const startsMonth = last.firstDay.slice(0, 7) !== period.firstDay.slice(0, 7);
  return carriedInto(pair.terms.carry, last.carry, startsMonth);
}
