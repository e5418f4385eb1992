/** Groups of transactions that are listed together. */
export const transactionGroups = ['money', 'play', 'reward', 'transfer'] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

/** Every kind of transaction with its group, in the order of the filter. */
export const groupOfKind = {
  deposit: 'money',
  withdrawal: 'money',
  withdrawalReturned: 'money',
  bonus: 'reward',
  reward: 'reward',
  rebate: 'reward',
  teamRebate: 'reward',
  salary: 'reward',
  dividend: 'reward',
  bet: 'play',
  win: 'play',
  rollback: 'play',
  vendorTransfer: 'transfer',
  downlineTransfer: 'transfer',
  adjustment: 'money',
} as const satisfies Record<string, TransactionGroup>;
