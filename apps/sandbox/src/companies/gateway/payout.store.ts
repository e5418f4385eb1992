import { randomId } from '#random.ts';

export type PayoutStatus = 'processing' | 'paid' | 'failed';

export type PayoutRequest = {
  reference: string;
  amount: string;
  currency: string;
  destination: { bank: string; accountNumber: string; accountName: string };
  webhookUrl: string;
};

export type Payout = PayoutRequest & { payoutId: string; status: PayoutStatus };

export type PayoutStore = {
  create: (request: PayoutRequest) => Payout;
  find: (payoutId: string) => Payout | undefined;
  findByReference: (reference: string) => Payout | undefined;
};

export function createPayoutStore(): PayoutStore {
  const payouts = new Map<string, Payout>();
  const byReference = new Map<string, Payout>();
  return {
    create: (request) => {
      const payout: Payout = { ...request, payoutId: randomId('po_'), status: 'processing' };
      payouts.set(payout.payoutId, payout);
      byReference.set(payout.reference, payout);
      return payout;
    },
    find: (payoutId) => payouts.get(payoutId),
    findByReference: (reference) => byReference.get(reference),
  };
}
