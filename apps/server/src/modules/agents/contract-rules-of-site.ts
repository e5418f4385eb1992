import type { Site } from '#modules/site/site.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { termsOfSite } from '@pavilion/domain/agent/contract-terms';
import type { ContractRules } from './contract/contract-deps.ts';
import type { SettlementRules } from './settlement/settlement-deps.ts';

/** Reads the rules of contracts from the files of the site. */
export function contractRulesOf({
  features,
  agents: { salary, dividend, houseContracts },
}: Pick<Site, 'features' | 'agents'>): ContractRules {
  const dividends: readonly ContractKind[] = features.dividend ? ['dividend'] : [];
  return {
    kinds: [...salary.kinds, ...dividends],
    ...termsOfSite({ salary, dividend }),
    payerIsHouse: salary.payerIsHouse,
    houseContracts,
  };
}

export function settlementRulesOf({
  agents: { salary, dividend },
}: Pick<Site, 'agents'>): SettlementRules {
  return {
    salariesWait: salary.approve === 'operator',
    dividendsWait: dividend.approve === 'operator',
  };
}
