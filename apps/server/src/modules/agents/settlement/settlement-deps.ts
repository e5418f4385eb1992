import type { Wallet } from '#modules/wallet/wallet.ts';
import type { ContractDeps } from '../contract/contract-deps.ts';

/** Whether what contracts pay waits for an operator. */
export type SettlementRules = { salariesWait: boolean; dividendsWait: boolean };

/** What settlements are given to work with. */
export type SettlementDeps = ContractDeps & {
  wallet: Pick<Wallet, 'applyIn' | 'houseAccount'>;
  settlements: SettlementRules;
};
