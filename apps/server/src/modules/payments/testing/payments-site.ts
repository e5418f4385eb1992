import type { PaymentOffers, PaymentsSite } from '../payments-deps.ts';

const localText = (text: string) => ({ EN: text, TY: `${text} (TY)` });

type Channel = PaymentsSite['paymentChannels'][number];

function channel(id: string, kind: Channel['kind'], more: Partial<Channel> = {}): Channel {
  return {
    id,
    kind,
    title: localText(id),
    description: localText(`Pay by ${id}`),
    icon: `payments/${id}`,
    minimum: 100_00n,
    maximum: 50_000_00n,
    quickAmounts: [100_00n, 500_00n],
    feePercent: 0,
    connection: 'sandbox' as const,
    payWithinMinutes: 24 * 60,
    on: true,
    ...more,
  };
}

function bank(id: string, on = true) {
  return {
    id,
    name: localText(`Bank ${id}`),
    kind: 'bank' as const,
    accountDigits: { minimum: 10, maximum: 12 },
    minimum: 200_00n,
    maximum: 20_000_00n,
    fee: { fixed: 0n, percent: 0, freeTimesPerDay: 0 },
    on,
  };
}

type Promotion = Awaited<ReturnType<PaymentOffers['all']>>[number];

function promotion(id: string, endDate: string | null = null): Promotion {
  return {
    id,
    categories: ['deposits'],
    title: localText(id),
    summary: localText(`About ${id}`),
    content: localText(''),
    cover: 'promotions/one',
    images: [],
    entry: 'join',
    period: { startDate: '2026-10-01', endDate },
    reward: { kind: 'cash', percent: 100, maximum: 1000_00n, wageringTimes: 12 },
    minimumDeposit: 300_00n,
  };
}

const dayOf = (withdrawalsPerDay: number, withdrawDailyMaximum: bigint) => ({
  benefits: { withdrawalsPerDay, withdrawDailyMaximum },
});

/** A site with a channel and a bank of every kind. */
export const paymentsSite: PaymentsSite = {
  brand: { name: 'Pavilion', timeZone: 'Asia/Manila' },
  policy: {
    payments: {
      deposit: { minimum: 50_00n, maximum: 100_000_00n, dailyMaximum: 300_000_00n },
      withdraw: {
        minimum: 100_00n,
        maximum: 50_000_00n,
        ceiling: 60_000_00n,
        playThrough: 0,
      },
      downlineTransfer: { minimum: 1_00n, maximum: 50_000_00n },
    },
  },
  vip: {
    levels: [
      dayOf(30, 30_000_00n),
      dayOf(30, 30_000_00n),
      dayOf(30, 30_000_00n),
      dayOf(40, 50_000_00n),
      dayOf(50, 90_000_00n),
    ],
  },
  paymentChannels: [
    channel('e-wallet', 'gateway'),
    channel('scan', 'qr'),
    channel('transfer', 'bankTransfer'),
    channel('card', 'gateway', { on: false }),
    channel('costly', 'gateway', { feePercent: 2 }),
    channel('counter', 'manual', { hours: { from: '08:00', until: '22:00' } }),
  ],
  depositBanks: [
    { id: 'main', bank: 'first-bank', accountName: 'The House', accountNumber: '0012', on: true },
    { id: 'old', bank: 'first-bank', accountName: 'The House', accountNumber: '0099', on: false },
  ],
  withdrawBanks: [
    bank('first-bank'),
    bank('second-bank'),
    bank('closed-bank', false),
    { ...bank('costly-bank'), fee: { fixed: 10_00n, percent: 1, freeTimesPerDay: 1 } },
  ],
};

export const paymentOffers: PaymentOffers = {
  all: async () => [promotion('doubled'), promotion('over', '2026-10-31')],
};
