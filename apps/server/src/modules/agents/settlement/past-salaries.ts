import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import { storedTerms } from '../contract/contract-terms.ts';
import { listReceived } from '../contract/contract.store.ts';
import { periodAt } from '../contract/period-at.ts';
import { workOut } from '../contract/work-out.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { changeSettlement, insertSettlement } from './settlement.store.ts';

/** A salary of a day whose postings are made. */
export type PastSalaryPaid = {
  id: string;
  payeeId: bigint;
  day: string;
  amountMinor: bigint;
  paidAt: Date;
};

type Deps = Pick<SettlementDeps, 'timeZone' | 'currency'>;

/**
 * Writes the settlements of daily salaries of the past, also of the days that paid nothing; throws
 * where the sums of the teams come to something else than what was posted.
 */
export async function writeSalaries(
  { timeZone, currency }: Deps,
  transaction: DatabaseTransaction,
  paid: readonly PastSalaryPaid[],
): Promise<void> {
  const lastDay = paid
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (lastDay === undefined) return;
  for (const payeeId of new Set(paid.map((one) => one.payeeId))) {
    const [contract] = await listReceived(transaction, payeeId, 'dailySalary', 1);
    if (!contract?.starts_at) throw new Error('a salary of the past has no contract');
    const terms = storedTerms(contract.terms, currency.digits);
    let day = dayAt(contract.starts_at, timeZone);
    while (day <= lastDay) {
      const period = periodAt('DAY', instantOn(day, '12:00', timeZone), timeZone);
      const worked = { kind: contract.kind, payeeId, terms, carriedMinor: 0n };
      const result = await workOut(transaction, worked, period, currency.digits);
      const posted = paid.find((one) => one.payeeId === payeeId && one.day === day);
      const { amountMinor } = result.pay;
      if (amountMinor !== (posted?.amountMinor ?? 0n)) {
        throw new Error(`a salary of ${day} comes to ${amountMinor}, not what was posted`);
      }
      const id = posted?.id ?? randomUUID();
      await insertSettlement(transaction, {
        id,
        contractId: contract.id,
        kind: contract.kind,
        payeeId,
        payerId: contract.payer_id,
        period,
        result,
        carriedMinor: 0n,
        state: posted ? 'approved' : 'nothing',
        at: posted?.paidAt ?? period.until,
      });
      if (posted) {
        await changeSettlement(transaction, id, { state: 'paid', paid_at: posted.paidAt });
      }
      day = dayAfter(day, 1);
    }
  }
}
