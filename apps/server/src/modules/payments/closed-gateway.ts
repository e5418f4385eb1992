import type { PaymentGateway } from '#ports/payment-gateway.ts';

const closed = { outcome: 'inDoubt', reason: 'no payment company is configured' } as const;

/** The gateway where no payment company is configured: it does nothing and accepts no webhook. */
export const closedGateway: PaymentGateway = {
  id: 'none',
  createPayment: async () => closed,
  getPayment: async () => closed,
  createPayout: async () => closed,
  findPayout: async () => closed,
  readWebhook: () => ({ outcome: 'refused', reason: 'signature' }),
};
