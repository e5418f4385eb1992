import { gift, wallet } from '@pavilion/ui/icons/first-icons.ts';
import { banknoteArrowDown, gamepad, pencilLine } from '@pavilion/ui/icons/form-icons.ts';
import { banknoteArrowUp } from '@pavilion/ui/icons/home-icons.ts';
import { arrowLeftRight, crown } from '@pavilion/ui/icons/shell-icons.ts';
import type { TransactionKind } from './records.queries.ts';

/** One icon per kind, in the order of the filter. */
export const transactionIcons = {
  deposit: wallet,
  withdrawal: banknoteArrowUp,
  withdrawalReturned: banknoteArrowDown,
  bet: gamepad,
  win: crown,
  rollback: arrowLeftRight,
  adjustment: pencilLine,
  bonus: gift,
  reward: gift,
  rebate: gift,
  teamRebate: gift,
  salary: banknoteArrowDown,
  dividend: banknoteArrowDown,
  vendorTransfer: arrowLeftRight,
  downlineTransfer: arrowLeftRight,
} as const satisfies Record<TransactionKind, string>;
