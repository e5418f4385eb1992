import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { AgentContract, OwnContract } from '../contracts/contracts.queries.ts';
import type { WireTerms } from './offer-draft.ts';

type WireTier = WireTerms['tiers'][number];

export const tierOf = (given: Partial<WireTier>): WireTier => ({
  validBetAmount: '0.00',
  activeMembers: 0,
  result: '0.00',
  rate: '0.30',
  lostRate: null,
  ...given,
});

const usual: WireTerms = {
  period: 'DAY',
  tiers: [tierOf({})],
  unit: '0.01',
  cap: null,
  onlyWhenTeamLost: false,
  includeOwn: true,
  activeMinimum: '1000.00',
  carry: 'none',
  costRate: '0.00',
  deducts: [],
};

/** The tiers of golden cases S, H and D. */
export const termsOfKind: Record<ContractKind, WireTerms> = {
  dailySalary: {
    ...usual,
    tiers: [
      tierOf({ validBetAmount: '10000.00', activeMembers: 2, rate: '0.30' }),
      tierOf({ validBetAmount: '100000.00', activeMembers: 3, rate: '0.50' }),
      tierOf({ validBetAmount: '500000.00', activeMembers: 10, rate: '0.80' }),
    ],
  },
  hourlySalary: {
    ...usual,
    period: 'HOUR',
    cap: '100.00',
    tiers: [
      tierOf({ validBetAmount: '5000.00', rate: '0.20', lostRate: '0.40' }),
      tierOf({ validBetAmount: '20000.00', rate: '0.30', lostRate: '0.50' }),
    ],
  },
  dividend: {
    ...usual,
    period: 'HALF_MONTH',
    unit: '1.00',
    carry: 'untilMonthEnd',
    deducts: ['promotion', 'rebate', 'salary'],
    tiers: [
      tierOf({ result: '50000.00', activeMembers: 5, rate: '15.00' }),
      tierOf({ result: '100000.00', activeMembers: 10, rate: '20.00' }),
      tierOf({ result: '300000.00', activeMembers: 20, rate: '25.00' }),
    ],
  },
};

export const contractOf = (kind: ContractKind, given: Partial<AgentContract>): AgentContract => ({
  contractId: '7',
  kind,
  account: 'bayani',
  nickname: 'Bayani',
  offeredBy: 'Andres',
  state: 'proposed',
  isChange: false,
  terms: termsOfKind[kind],
  reason: '',
  proposedAt: '2026-11-02T06:00:00.000Z',
  answerBy: '2026-11-09T06:00:00.000Z',
  startsOn: null,
  endsOn: null,
  endAskedBy: null,
  ...given,
});

const maximumRates = { dailySalary: '2.00', hourlySalary: '2.00', dividend: '40.00' } as const;
const periods = { dailySalary: ['DAY'], hourlySalary: ['HOUR'], dividend: ['WEEK', 'HALF_MONTH'] };

/** The contract of an agent that runs, by the terms of its golden case. */
export const ownContractOf = (
  kind: ContractKind,
  given: Partial<OwnContract> = {},
): OwnContract => ({
  active: contractOf(kind, { account: 'andres', offeredBy: null, state: 'active', answerBy: null }),
  waiting: null,
  running: null,
  example: null,
  carried: '0.00',
  promised: 0,
  history: [],
  limits: {
    maximumRate: maximumRates[kind],
    usual: { ...termsOfKind[kind], tiers: [tierOf({})] },
    periods: periods[kind],
  },
  asOf: null,
  ...given,
});
