import type { PaymentGateway } from '#ports/payment-gateway.ts';

const closed = { outcome: 'inDoubt', reason: 'no payment company is configured' } as const;

/** Stands where no payment company is configured: nothing is done, and nothing is believed. */
export const closedGateway: PaymentGateway = {
  id: 'none',
  createPayment: async () => closed,
  getPayment: async () => closed,
  createPayout: async () => closed,
  findPayout: async () => closed,
  readWebhook: () => ({ outcome: 'refused', reason: 'signature' }),
};
