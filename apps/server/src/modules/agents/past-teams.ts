import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { boundsOfDay } from '#kit/time/day-range.ts';
import type { Rates } from '#modules/hierarchy/rates.ts';
import type { ContactType } from '@pavilion/domain/agent/application-contact';
import type { ApplicationDeps } from './application/application-deps.ts';
import { writeApplication } from './application/apply-as-agent.ts';
import { closeRebatesBy } from './close-rebates.ts';
import type { ContractDeps } from './contract/contract-deps.ts';
import { offerAll, pastTerms, writeSigned, type PastContract } from './contract/past-contracts.ts';
import { writePastLinks, type PastLink } from './link/past-links.store.ts';
import { rebateHouse } from './pay-rebates.ts';
import type { RebateDeps } from './rebate/rebate-deps.ts';
import { notePaid, postingIdOf, rebateSource, type SumKey } from './rebate/rebate-payment.store.ts';
import { writeSalaries, type PastSalaryPaid } from './settlement/past-salaries.ts';
import {
  contractCostHouse,
  contractHouse,
  settlementSource,
} from './settlement/pay-settlements.ts';
import {
  findDayToClose,
  findLastDay,
  lockTeamSums,
  takeChanges,
  writeHeads,
} from './sums/team-sums.store.ts';
import { transferHouse, transferSource } from './transfer/transfer-downline.ts';
import { insertTransfer, type WrittenTransfer } from './transfer/transfer.store.ts';

export {
  contractCostHouse,
  contractHouse,
  rebateHouse,
  settlementSource,
  transferHouse,
  transferSource,
};
export type { PastContract, PastLink };

const changesAtOnce = 20_000;

type PastDeps = {
  db: Database;
  clock: Clock;
  timeZone: string;
  rates: Pick<Rates, 'writePast'>;
  rules: RebateDeps['rules'];
  box: ApplicationDeps['box'];
  currency: ContractDeps['currency'];
  contracts: ContractDeps['contracts'];
};

/** The posting of a rebate of the past, as the job that pays them would make it. */
export function rebatePosting(key: SumKey): { source: string; externalId: string } {
  return { source: rebateSource, externalId: postingIdOf(key) };
}

/** Whether no day was ever closed, so that the past may still be written. */
async function isPastOpen(db: Database): Promise<boolean> {
  return (await findDayToClose(db)) === null && (await findLastDay(db)) === null;
}

/**
 * Sums what members did on days of the past, in order, and counts their people; writes the rebates
 * of all but the last day, and notes those that are posted as paid. Days that are over before the
 * first one closes are not counted by the jobs.
 */
async function sumPast(
  { timeZone, rules }: PastDeps,
  transaction: DatabaseTransaction,
  days: readonly string[],
): Promise<void> {
  const lastDay = days.at(-1);
  if (lastDay === undefined) return;
  if (await lockTeamSums(transaction)) await takeChanges(transaction, lastDay, changesAtOnce);
  for (const day of days) await writeHeads(transaction, day, boundsOfDay(day, timeZone));
  const closeRebates = closeRebatesBy(rules);
  for (const day of days.slice(0, -1)) await closeRebates(transaction, day);
  await notePaid(transaction, null, { day: lastDay });
}

type PastApplication = { name: string; contactType: ContactType; contact: string; text: string };

/** What accounts to try have done before the first start, outside production. */
export function createPast(deps: PastDeps) {
  return {
    isOpen: () => isPastOpen(deps.db),
    sum: (transaction: DatabaseTransaction, days: readonly string[]) =>
      sumPast(deps, transaction, days),
    setRates: deps.rates.writePast,
    writeLinks: (transaction: DatabaseTransaction, links: readonly PastLink[]) =>
      writePastLinks(transaction, links),
    /** Writes transfers whose postings are made. */
    writeTransfers: async (
      transaction: DatabaseTransaction,
      transfers: readonly WrittenTransfer[],
    ) => {
      for (const one of transfers) await insertTransfer(transaction, one);
    },
    /** Offers an agent a contract of the house of each kind, once. */
    offerContracts: (memberId: bigint) =>
      deps.db.transaction().execute((transaction) => offerAll(deps, transaction, memberId)),
    /** The terms of a contract that `writeContracts` writes, and when it starts. */
    termsOf: (contract: Pick<PastContract, 'kind' | 'payerId' | 'at'>) => pastTerms(deps, contract),
    writeContracts: (transaction: DatabaseTransaction, contracts: readonly PastContract[]) =>
      writeSigned(deps, transaction, contracts),
    writeSalaries: (transaction: DatabaseTransaction, paid: readonly PastSalaryPaid[]) =>
      writeSalaries(deps, transaction, paid),
    /** Writes an application of a guest that waits; nothing where one of the contact does. */
    apply: (transaction: DatabaseTransaction, details: PastApplication) =>
      writeApplication(deps, transaction, { ...details, requestKey: randomUUID() }, null),
  };
}
