import type { TransferAnswer, TransferReading, TransferWallets } from '#ports/transfer-wallets.ts';
import { restingDetail, type VendorCircuit } from './vendor-circuit.ts';

/** A provider that fails to answer balances or rounds may still move money. */
export type TransferCircuits = {
  transfer: VendorCircuit;
  funds: VendorCircuit;
  report: VendorCircuit;
};

/** The answer for an order that was not sent: it is in doubt, and the job sends it later. */
const notOrdered: TransferAnswer = { outcome: 'inDoubt', detail: restingDetail };

const notRead: TransferReading<never> = { done: false, detail: restingDetail };

const isSettled = (answer: TransferAnswer) => answer.outcome !== 'inDoubt';

const isRead = (reading: TransferReading<unknown>) => reading.done;

/** Puts circuit breakers around a provider's wallets, for when it does not answer. */
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
