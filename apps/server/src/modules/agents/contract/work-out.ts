import type { InferOutput } from 'valibot';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { settlement } from '@pavilion/contract/agent-settlements';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import {
  dividendOf,
  houseResult,
  salaryOf,
  type DividendPay,
  type PeriodFigures,
} from '@pavilion/domain/agent/contract-pay';
import type { ContractTerms } from '@pavilion/domain/agent/contract-terms';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { PeriodAt } from './period-at.ts';
import { readFigures } from './period-figures.store.ts';

/** Every figure of a period and what the terms make of it, as on the wire. */
export type WorkedOut = InferOutput<typeof settlement>['inputs'];
/** The same with what is paid and carried on, in minor units. */
export type PeriodResult = { shown: WorkedOut; pay: DividendPay };

/** Whose team, by which terms, and what was carried into the period (zero or below). */
export type WorkedContract = {
  kind: ContractKind;
  payeeId: bigint;
  terms: ContractTerms;
  carriedMinor: bigint;
};

function payOf(
  { kind, terms, carriedMinor }: WorkedContract,
  figures: PeriodFigures,
  resultMinor: bigint,
): DividendPay {
  if (kind === 'dividend') return dividendOf(terms, { ...figures, resultMinor }, carriedMinor);
  return { ...salaryOf(terms, figures), carryMinor: 0n };
}

/** Works out what a contract pays for a period, as far as the period is counted. */
export async function workOut(
  db: Database | DatabaseTransaction,
  contract: WorkedContract,
  period: PeriodAt,
  digits: number,
): Promise<PeriodResult> {
  const { kind, payeeId, terms, carriedMinor } = contract;
  const read = await readFigures(db, payeeId, terms, period);
  // What others are paid for the same days is no part of a salary.
  const figures = kind === 'dividend' ? read : { ...read, salaryMinor: 0n };
  const decimal = (minor: bigint) => formatAmount(minor, digits);
  const resultMinor = houseResult(terms, figures);
  const costMinor = houseResult({ ...terms, costRate: 0 }, figures) - resultMinor;
  const pay = payOf(contract, figures, resultMinor);
  return {
    pay,
    shown: {
      from: period.from.toISOString(),
      until: period.until.toISOString(),
      startDate: period.firstDay,
      endDate: period.lastDay,
      validBetAmount: decimal(figures.validMinor),
      lostBetAmount: decimal(figures.lostMinor),
      activeMembers: figures.activeMembers,
      betAmount: decimal(figures.betMinor),
      winAmount: decimal(figures.winMinor),
      promotion: decimal(figures.promotionMinor),
      rebate: decimal(figures.rebateMinor),
      salary: decimal(figures.salaryMinor),
      cost: decimal(costMinor),
      result: decimal(resultMinor),
      carriedIn: decimal(carriedMinor),
      base: decimal(pay.baseMinor),
      tier: pay.tier,
      amount: decimal(pay.amountMinor),
      carriedOut: decimal(pay.carryMinor),
    },
  };
}
