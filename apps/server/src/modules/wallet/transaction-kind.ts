import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listTransactions } from '@pavilion/contract/reports/list-transactions';
import { postingKinds, type PostingKind } from './ledger/operation.ts';

export type TransactionKind = ResponseOf<typeof listTransactions>['list'][number]['kind'];

export const kindOnWire = {
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  finish: 'adjustment',
  deposit: 'deposit',
  withdrawalHold: 'withdrawal',
  withdrawalReturn: 'withdrawalReturned',
  adjustment: 'adjustment',
  bonusGrant: 'bonus',
  bonusConvert: 'bonus',
  bonusForfeit: 'bonus',
  bonusExpire: 'bonus',
  bonusLost: 'bonus',
  reward: 'reward',
  vendorTransferHold: 'vendorTransfer',
  vendorTransferReturn: 'vendorTransfer',
  vendorTransferIn: 'vendorTransfer',
} as const satisfies Record<PostingKind, TransactionKind>;

/** The numbers of postings that people see as one kind; all where none is named. */
export function numbersOf(kind: TransactionKind | undefined): number[] | undefined {
  if (kind === undefined) return undefined;
  const names = Object.keys(kindOnWire) as PostingKind[];
  return names.filter((name) => kindOnWire[name] === kind).map((name) => postingKinds[name]);
}
