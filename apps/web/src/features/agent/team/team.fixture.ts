import { noTeam } from '#testing/default-answers.ts';
import type { TeamBet } from '../bets/team-bets.queries.ts';
import type { TeamResult, TeamResultRow } from '../result/team-result.queries.ts';
import type { TeamMember } from '../team-list/team-list.queries.ts';

export const asOf = '2026-11-02T06:05:00.000Z';
export const viewer = { account: 'andres', nickname: 'Andres' };

export const memberOf = (given: Partial<TeamMember>): TeamMember => ({
  account: 'bayani',
  nickname: 'Bayani',
  type: 1,
  status: 'active',
  level: 1,
  path: ['bayani'],
  teamSize: 12,
  directSize: 3,
  balance: '1250.50',
  online: true,
  lastLoginDay: '2026-11-02',
  registeredDay: '2026-10-05',
  rates: [
    { category: 'RNG', rate: '1.20' },
    { category: 'LIVE', rate: '0.15' },
  ],
  ...given,
});

/** Two people one step below, and one whose balance the agent does not see. */
export const people = [
  memberOf({}),
  memberOf({
    account: 'corazon',
    nickname: '',
    type: 0,
    teamSize: 0,
    directSize: 0,
    online: false,
    lastLoginDay: null,
    balance: '99999999.99',
    path: ['corazon'],
  }),
  memberOf({
    account: 'dalisay',
    nickname: 'Daly',
    status: 'closed',
    level: 2,
    path: ['bayani', 'dalisay'],
    teamSize: 0,
    directSize: 0,
    balance: null,
    online: false,
    rates: null,
  }),
];

/** The golden case P of the specification: C and p2 below B. */
const resultOf = (given: Partial<TeamResult>): TeamResult => ({
  ...noTeam.result.own,
  ...given,
});

export const ofC = resultOf({
  deposit: '7000.00',
  withdraw: '1200.00',
  betAmount: '124456.78',
  validBetAmount: '124456.78',
  winAmount: '120480.50',
  promotion: '150.00',
  rebate: '376.37',
  agentCommission: '370.37',
  dailyIncome: '200.00',
  transferIn: '300.00',
  transferOut: '300.00',
  profitAndLoss: '-2879.54',
});

export const ofP2 = resultOf({
  deposit: '20000.00',
  withdraw: '12000.00',
  betAmount: '50200.00',
  validBetAmount: '50000.00',
  winAmount: '48111.10',
  promotion: '88.00',
  rebate: '250.00',
  profitAndLoss: '-1750.90',
});

export const ownOfB = resultOf({
  agentCommission: '747.82',
  dailyIncome: '672.28',
  profitAndLoss: '1420.10',
});

export const teamOfB = resultOf({
  deposit: '27000.00',
  withdraw: '13200.00',
  betAmount: '174656.78',
  validBetAmount: '174456.78',
  winAmount: '168591.60',
  promotion: '238.00',
  rebate: '626.37',
  agentCommission: '1118.19',
  dailyIncome: '872.28',
  transferIn: '300.00',
  transferOut: '300.00',
  profitAndLoss: '-3210.34',
});

export const lineOf = (given: Partial<TeamResultRow>): TeamResultRow => ({
  account: 'corazon',
  nickname: 'Cora',
  type: 1,
  teamSize: 1,
  result: ofC,
  ...given,
});

export const lines = [
  lineOf({}),
  lineOf({ account: 'pedro', nickname: '', type: 0, teamSize: 0, result: ofP2 }),
];

export const betOf = (given: Partial<TeamBet>): TeamBet => ({
  account: 'bayani',
  nickname: 'Bayani',
  recordId: '31',
  roundId: 'round-31',
  gameName: 'Coral Choir',
  gameType: 'RNG',
  vassalage: 'TIDEWORKS',
  vendorName: 'Tideworks',
  betAmount: '20.00',
  validBetAmount: '18.00',
  winAmount: '5.00',
  netAmount: '-15.00',
  state: 'settled',
  startedAt: asOf,
  settledAt: asOf,
  ...given,
});
