import type {
  BankCard,
  Deposit,
  DepositChannel,
  Withdrawal,
  WithdrawLimits,
} from './wallet.queries.ts';

export const channelOf = (given: Partial<DepositChannel>): DepositChannel => ({
  code: 'e-wallet',
  kind: 'gateway',
  name: 'E-wallet',
  hint: 'Confirm in your wallet app.',
  iconUrl: '',
  minimum: '50.00',
  maximum: '50000.00',
  quickAmounts: ['100.00', '500.00'],
  feePercent: 0,
  open: true,
  hours: null,
  ...given,
});

/** One channel of each kind, one of them with a fee. */
export const channels = [
  channelOf({}),
  channelOf({ code: 'alipay', kind: 'qr', name: 'Alipay', minimum: '100.00', feePercent: 1 }),
  channelOf({ code: 'bank-transfer', kind: 'bankTransfer', name: 'Bank transfer' }),
  channelOf({ code: 'counter', kind: 'manual', name: 'Payment counter' }),
];

export const depositOf = (given: Partial<Deposit>): Deposit => ({
  depositId: '41',
  state: 'pending',
  kind: 'gateway',
  channel: 'e-wallet',
  channelName: 'E-wallet',
  amount: '500.00',
  fee: '0.00',
  net: '500.00',
  requestedAt: '2026-11-02T08:00:00.000Z',
  expiresAt: null,
  settledAt: null,
  checkoutUrl: null,
  payReference: null,
  transferTo: null,
  promotion: null,
  bonusAmount: null,
  cancelledAt: null,
  slipId: null,
  reason: null,
  ...given,
});

export const cardOf = (given: Partial<BankCard>): BankCard => ({
  cardId: '11',
  bank: 'harbour-bank',
  bankName: 'Harbour Bank',
  accountNumberMasked: '••••••••7890',
  accountName: 'Maria Lakambini',
  kind: 'bank',
  isDefault: true,
  ...given,
});

const bankOf = (code: string, name: string, kind: BankCard['kind']) => ({
  code,
  name,
  kind,
  minimum: '100.00',
  maximum: '50000.00',
  fee: { fixed: '10.00', percent: 0, freeTimesPerDay: 1 },
});

export const withdrawLimits: WithdrawLimits = {
  list: [
    bankOf('harbour-bank', 'Harbour Bank', 'bank'),
    bankOf('firefly-pay', 'Firefly Pay', 'eWallet'),
  ],
  minimum: '100.00',
  maximum: '50000.00',
  leftToday: '100000.00',
  wholeBalance: null,
  timesToday: 0,
  timesPerDay: 5,
  cardsAllowed: 3,
  turnover: { required: '0.00', done: '0.00', remaining: '0.00' },
  effect: 'free',
  playThrough: { times: 1, owed: '0.00' },
  bonuses: [],
};

/** A running bonus as the rules of a withdrawal contain it. */
export const runningBonusOf = (
  given: Partial<WithdrawLimits['bonuses'][number]>,
): WithdrawLimits['bonuses'][number] => ({
  bonusId: '5',
  title: '100 % first deposit bonus',
  withdrawal: 'blocks',
  remaining: '2400.00',
  left: '100.00',
  ...given,
});

export const withdrawalOf = (given: Partial<Withdrawal>): Withdrawal => ({
  withdrawalId: '61',
  amount: '200.00',
  state: 'requested',
  bankName: 'Harbour Bank',
  accountNumberMasked: '••••••••7890',
  fee: '0.00',
  net: '200.00',
  requestedAt: '2026-11-02T08:00:00.000Z',
  reviewedAt: null,
  releasedAt: null,
  settledAt: null,
  reason: null,
  ...given,
});

export const pageOf = <Item>(list: Item[]) => ({
  list,
  pageNum: 1,
  pageSize: 25,
  totalPages: list.length > 0 ? 1 : 0,
  total: list.length,
});

/** An open bonus as listed for a deposit. */
export const weekend = {
  promotionId: 'weekend',
  title: 'Weekend bonus',
  summary: '',
  percent: 50,
  maximum: '2000.00',
  minimumDeposit: '500.00',
  wageringTimes: 10,
  wagers: 'bonus' as const,
  days: 7,
  largestBet: null,
  withdrawal: 'blocks' as const,
};
