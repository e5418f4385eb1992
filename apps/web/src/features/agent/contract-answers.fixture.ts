import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';

type Calls = PlayerEndpoints['agents'];
export type OwnContract = ResponseOf<Calls['getDailySalaryContract']>;
export type AgentContract = ResponseOf<Calls['actOnDailySalaryContract']>;
type Terms = AgentContract['terms'];
type Tier = Terms['tiers'][number];

export const tierOf = (given: Partial<Tier>): Tier => ({
  validBetAmount: '0.00',
  activeMembers: 0,
  result: '0.00',
  rate: '0.30',
  lostRate: null,
  ...given,
});

const salary: Terms = {
  period: 'DAY',
  tiers: [
    tierOf({ validBetAmount: '10000.00', activeMembers: 2 }),
    tierOf({ validBetAmount: '100000.00', activeMembers: 3, rate: '0.50' }),
    tierOf({ validBetAmount: '500000.00', activeMembers: 10, rate: '0.80' }),
  ],
  unit: '0.01',
  cap: null,
  onlyWhenTeamLost: false,
  includeOwn: true,
  activeMinimum: '1000.00',
  carry: 'none',
  costRate: '0.00',
  deducts: [],
};

/** The terms of the golden cases of the specification. */
export const terms: Record<ContractKind, Terms> = {
  dailySalary: salary,
  hourlySalary: {
    ...salary,
    period: 'HOUR',
    tiers: [
      tierOf({ validBetAmount: '5000.00', rate: '0.20', lostRate: '0.40' }),
      tierOf({ validBetAmount: '20000.00', rate: '0.30', lostRate: '0.50' }),
    ],
    cap: '100.00',
  },
  dividend: {
    ...salary,
    period: 'HALF_MONTH',
    tiers: [
      tierOf({ result: '50000.00', activeMembers: 5, rate: '15.00' }),
      tierOf({ result: '100000.00', activeMembers: 10, rate: '20.00' }),
      tierOf({ result: '300000.00', activeMembers: 20, rate: '25.00' }),
    ],
    unit: '1.00',
    carry: 'untilMonthEnd',
    deducts: ['promotion', 'rebate', 'salary'],
  },
};

const maximumRates: Record<ContractKind, string> = {
  dailySalary: '2.00',
  hourlySalary: '2.00',
  dividend: '40.00',
};
const periods: Record<ContractKind, Terms['period'][]> = {
  dailySalary: ['DAY'],
  hourlySalary: ['HOUR'],
  dividend: ['WEEK', 'HALF_MONTH'],
};

/** A contract that runs, offered by the agent above. */
export function contractOf(kind: ContractKind, given: Partial<AgentContract> = {}): AgentContract {
  return {
    contractId: '71',
    kind,
    account: 'andres',
    nickname: 'Andres',
    offeredBy: 'Basilio',
    state: 'active',
    isChange: false,
    terms: terms[kind],
    reason: '',
    proposedAt: '2026-10-28T04:00:00.000Z',
    answerBy: null,
    startsOn: '2026-10-31T16:00:00.000Z',
    endsOn: null,
    endAskedBy: null,
    ...given,
  };
}

/** An agent without a contract of a kind. */
export function noContract(kind: ContractKind): OwnContract {
  return {
    active: null,
    waiting: null,
    running: null,
    example: null,
    carried: '0.00',
    promised: 0,
    history: [],
    limits: {
      maximumRate: maximumRates[kind],
      usual: terms[kind],
      periods: periods[kind],
    },
    asOf: '2026-11-02T06:05:00.000Z',
  };
}

/** An agent whose contract of a kind runs. */
export function withContract(kind: ContractKind): OwnContract {
  return { ...noContract(kind), active: contractOf(kind) };
}

type WorkedOut = NonNullable<OwnContract['running']>;

const ofSalary: WorkedOut = {
  from: '2026-11-01T16:00:00.000Z',
  until: '2026-11-02T06:05:00.000Z',
  startDate: '2026-11-02',
  endDate: '2026-11-02',
  validBetAmount: '174456.78',
  lostBetAmount: '0.00',
  activeMembers: 3,
  betAmount: '180000.00',
  winAmount: '171000.00',
  promotion: '0.00',
  rebate: '0.00',
  salary: '0.00',
  cost: '0.00',
  result: '9000.00',
  carriedIn: '0.00',
  carriedOut: '0.00',
  base: '174456.78',
  tier: 2,
  amount: '872.28',
};

/** A period of each kind, as the golden cases of the specification. */
export const workedOut: Record<ContractKind, WorkedOut> = {
  dailySalary: ofSalary,
  hourlySalary: {
    ...ofSalary,
    from: '2026-11-02T05:00:00.000Z',
    until: '2026-11-02T06:00:00.000Z',
    validBetAmount: '45000.00',
    base: '45000.00',
    lostBetAmount: '20000.00',
    tier: 2,
    amount: '100.00',
  },
  dividend: {
    ...ofSalary,
    from: '2026-10-31T16:00:00.000Z',
    until: '2026-11-15T16:00:00.000Z',
    startDate: '2026-11-01',
    endDate: '2026-11-15',
    validBetAmount: '1900000.00',
    activeMembers: 12,
    betAmount: '2000000.00',
    winAmount: '1850000.00',
    promotion: '9000.00',
    rebate: '11000.00',
    salary: '10000.00',
    result: '120000.00',
    carriedIn: '-20000.00',
    base: '100000.00',
    tier: 2,
    amount: '20000.00',
  },
};
