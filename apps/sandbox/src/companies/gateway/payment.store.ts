import { randomId } from '#random.ts';

export const paymentMethods = ['card', 'ewallet', 'qr'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentStatus = 'pending' | 'succeeded' | 'failed' | 'expired';

export type PaymentRequest = {
  reference: string;
  /** Decimal string, as received. */
  amount: string;
  currency: string;
  method: PaymentMethod;
  returnUrl: string;
  webhookUrl: string;
  description: string;
};

export type Payment = PaymentRequest & {
  paymentId: string;
  /** Names the checkout page; unguessable and different from the payment's id. */
  checkoutId: string;
  status: PaymentStatus;
  expiresAt: number;
};

export type PaymentStore = {
  create: (request: PaymentRequest) => Payment;
  find: (paymentId: string) => Payment | undefined;
  findByCheckout: (checkoutId: string) => Payment | undefined;
};

const openMs = 15 * 60 * 1000;

export function createPaymentStore(now: () => number = Date.now): PaymentStore {
  const payments = new Map<string, Payment>();
  const byCheckout = new Map<string, Payment>();
  const current = (payment: Payment | undefined): Payment | undefined => {
    if (payment?.status === 'pending' && now() > payment.expiresAt) payment.status = 'expired';
    return payment;
  };
  return {
    create: (request) => {
      const payment: Payment = {
        ...request,
        paymentId: randomId('pay_'),
        checkoutId: randomId('co_'),
        status: 'pending',
        expiresAt: now() + openMs,
      };
      payments.set(payment.paymentId, payment);
      byCheckout.set(payment.checkoutId, payment);
      return payment;
    },
    find: (paymentId) => current(payments.get(paymentId)),
    findByCheckout: (checkoutId) => current(byCheckout.get(checkoutId)),
  };
}
