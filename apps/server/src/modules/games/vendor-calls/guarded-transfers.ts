import type { TransferAnswer, TransferReading, TransferWallets } from '#ports/transfer-wallets.ts';
import { restingDetail, type VendorCircuit } from './vendor-circuit.ts';

/** What keeps a studio from telling balances or rounds need not keep it from moving money. */
export type TransferCircuits = {
  transfer: VendorCircuit;
  funds: VendorCircuit;
  report: VendorCircuit;
};

/** An order that was not sent stays in doubt like a lost one: the job orders it once it can. */
const notOrdered: TransferAnswer = { outcome: 'inDoubt', detail: restingDetail };

const notRead: TransferReading<never> = { done: false, detail: restingDetail };

const isSettled = (answer: TransferAnswer) => answer.outcome !== 'inDoubt';

const isRead = (reading: TransferReading<unknown>) => reading.done;

/** The same wallets, which are left alone for a while when the studio does not answer. */
export function guardedTransfers(
  wallets: TransferWallets,
  { transfer, funds, report }: TransferCircuits,
): TransferWallets {
  return {
    balance: (purse) => funds.run(() => wallets.balance(purse), isRead, notRead),
    credit: (order) => transfer.run(() => wallets.credit(order), isSettled, notOrdered),
    debit: (order) => transfer.run(() => wallets.debit(order), isSettled, notOrdered),
    find: (reference) => transfer.run(() => wallets.find(reference), isRead, notRead),
    report: (provider, cursor) =>
      report.run(() => wallets.report(provider, cursor), isRead, notRead),
  };
}
