import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { carriedInto } from '@pavilion/domain/agent/contract-pay';
import type { ContractTerms } from '@pavilion/domain/agent/contract-terms';
import { storedTerms, type WireTerms } from '../contract/contract-terms.ts';
import type { PeriodAt } from '../contract/period-at.ts';
import { workOut, type PeriodResult } from '../contract/work-out.ts';
import { findCarry } from './settlement.store.ts';

type Executor = Database | DatabaseTransaction;

/** A contract between two sides; of dividends, they carry losses whatever contract they have. */
type Worked = { kind: ContractKind; payeeId: bigint; payerId: bigint | null; terms: WireTerms };

/** What is carried into a period, zero or below. */
async function carriedOf(
  db: Executor,
  { kind, ...sides }: Worked,
  { carry }: Pick<ContractTerms, 'carry'>,
  period: PeriodAt,
): Promise<bigint> {
  if (kind !== 'dividend') return 0n;
  const last = await findCarry(db, sides, period.from);
  if (last === null) return 0n;
  // The first period that begins in a month starts it.
  const startsMonth = last.firstDay.slice(0, 7) !== period.firstDay.slice(0, 7);
  return carriedInto(carry, last.carry, startsMonth);
}

/** Works out a period of a contract, with what is carried into it. */
export async function resultOf(
  db: Executor,
  contract: Worked,
  period: PeriodAt,
  digits: number,
): Promise<{ result: PeriodResult; carriedMinor: bigint }> {
  const { kind, payeeId } = contract;
  const terms = storedTerms(contract.terms, digits);
  const carriedMinor = await carriedOf(db, contract, terms, period);
  const result = await workOut(db, { kind, payeeId, terms, carriedMinor }, period, digits);
  return { result, carriedMinor };
}
