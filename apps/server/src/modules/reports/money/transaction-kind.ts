import { pointKinds, postingKinds, type PostingKind } from '#modules/wallet/operation.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listTransactions } from '@pavilion/contract/player/reports';

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
  playThroughEnd: 'adjustment',
  reportedPlay: 'adjustment',
  memberRebate: 'rebate',
  agentRebate: 'teamRebate',
  salary: 'salary',
  dividend: 'dividend',
  downlineOut: 'downlineTransfer',
  downlineIn: 'downlineTransfer',
  pointEarn: 'adjustment',
  pointSpend: 'adjustment',
  pointExpire: 'adjustment',
  pointReturn: 'adjustment',
} as const satisfies Record<PostingKind, TransactionKind>;

/** Kinds that move no money here. */
const unseen: ReadonlySet<PostingKind> = new Set(['reportedPlay', 'playThroughEnd', ...pointKinds]);

/**
 * Returns the numbers of the postings shown as one kind, or as any kind where none is named;
 * without play that a provider reports, the end of a play-through, and points.
 */
export function numbersOf(kind: TransactionKind | undefined): number[] {
  const names = Object.keys(kindOnWire) as PostingKind[];
  const seen = names.filter((name) => !unseen.has(name));
  const wanted = kind === undefined ? seen : seen.filter((name) => kindOnWire[name] === kind);
  return wanted.map((name) => postingKinds[name]);
}
