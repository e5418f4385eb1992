import type { Site } from '#modules/site/site.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
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
    limits: {
      salaryMaximum: salary.maximum,
      dividendMaximum: dividend.maximum,
      dividendPeriods: dividend.periods,
    },
    usual: {
      activeMinimumMinor: salary.activeMinimum,
      deducts: dividend.deducts,
      payUnitMinor: dividend.payUnit,
      carry: dividend.carry,
      dividendPeriods: dividend.periods,
    },
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
