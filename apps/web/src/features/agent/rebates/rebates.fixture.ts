import { pageOf } from '#features/wallet/payments.fixture.ts';
import { noTeam } from '#testing/default-answers.ts';
import type { Payment, RebateLine, RebateSum } from './rebates.queries.ts';

export const lineOf = (given: Partial<RebateLine>): RebateLine => ({
  day: '2026-11-01',
  playedOn: null,
  account: 'bayani',
  nickname: 'Bayani',
  own: false,
  category: 'RNG',
  validBetAmount: '174456.78',
  rate: '0.50',
  amount: '872.28',
  state: 'paid',
  ...given,
});

/** What A earns in the golden case R of the specification, and something of live games. */
const lines = [
  lineOf({
    account: 'andres',
    nickname: 'Andres',
    own: true,
    validBetAmount: '200.00',
    rate: '1.50',
    amount: '3.00',
  }),
  lineOf({}),
  lineOf({ category: 'LIVE', validBetAmount: '-20.00', rate: '0.05', amount: '-0.01' }),
  lineOf({
    account: 'pedro33',
    nickname: '',
    validBetAmount: '9999.99',
    rate: '1.50',
    amount: '149.99',
  }),
];

const sumOf = (given: Partial<RebateSum>): RebateSum => ({
  day: '2026-11-01',
  own: true,
  earned: '3.00',
  carriedIn: '0.00',
  paid: '3.00',
  carriedOut: '0.00',
  state: 'paid',
  // 00:21 in Manila.
  paidAt: '2026-11-01T16:21:00.000Z',
  ...given,
});

const days = [
  sumOf({}),
  sumOf({ own: false, earned: '1022.26', carriedIn: '0.05', paid: '1022.31' }),
  sumOf({ day: '2026-10-31', earned: '4.00', paid: '4.00', state: 'due', paidAt: null }),
  sumOf({
    day: '2026-10-31',
    own: false,
    earned: '-1.20',
    paid: '0.00',
    carriedOut: '-1.20',
    state: 'carried',
    paidAt: null,
  }),
  sumOf({ day: '2026-10-30', earned: '5.00', paid: '5.00', state: 'held', paidAt: null }),
];

export const rebates = {
  ...noTeam.rebates,
  ...pageOf(lines),
  days,
  footer: { validBetAmount: '184636.77', amount: '1025.26' },
};

export const paymentOf = (given: Partial<Payment>): Payment => ({
  paidAt: '2026-11-01T16:21:00.000Z',
  kind: 'agentCommission',
  earnedFor: { startDate: '2026-11-01', endDate: '2026-11-01' },
  from: null,
  amount: '1022.31',
  ...given,
});

export const income = {
  ...noTeam.income,
  ...pageOf([
    paymentOf({}),
    paymentOf({ kind: 'rebate', amount: '3.00' }),
    paymentOf({
      kind: 'profitSharing',
      earnedFor: { startDate: '2026-10-16', endDate: '2026-10-31' },
      from: 'basilio',
      amount: '500.00',
    }),
    paymentOf({ kind: 'dailyIncome', from: 'andres', amount: '-200.00' }),
    paymentOf({ kind: 'dailyIncome', from: '', amount: '40.00' }),
  ]),
  footer: {
    rebate: '3.00',
    agentCommission: '1022.31',
    dailyIncome: '-160.00',
    profitSharing: '500.00',
    total: '1365.31',
  },
};
