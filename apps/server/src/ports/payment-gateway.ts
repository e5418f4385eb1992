import type { CompanyAnswer } from './company-answer.ts';

/** A decimal string of the main unit ("500.00") with its currency, as sent to the gateway. */
export type GatewayMoney = { amount: string; currency: string };

export type PaymentRequest = GatewayMoney & {
  /** Our unique reference; sent as the idempotency key too, so that a repeat changes nothing. */
  reference: string;
  channel: { id: string; kind: 'gateway' | 'qr' };
  /** The address of this site to which the person returns. */
  returnUrl: string;
  webhookUrl: string;
  description: string;
};

export type CreatedPayment = { paymentId: string; checkoutUrl: string };

export type PaymentRecord = GatewayMoney & {
  paymentId: string;
  reference: string;
  status: 'pending' | 'paid' | 'failed' | 'expired';
};

export type PayoutRequest = GatewayMoney & {
  /** Our unique reference; sent as the idempotency key too. */
  reference: string;
  destination: { bank: string; accountNumber: string; accountName: string };
  webhookUrl: string;
};

export type CreatedPayout = { payoutId: string };

export type PayoutRecord = GatewayMoney & {
  payoutId: string;
  reference: string;
  status: 'processing' | 'paid' | 'failed';
};

export type GatewayAnswer<Value> = CompanyAnswer<Value>;

type PaymentEvent = Omit<PaymentRecord, 'status'> & { kind: 'payment'; status: 'paid' | 'failed' };
type PayoutEvent = Omit<PayoutRecord, 'status'> & { kind: 'payout'; status: 'paid' | 'failed' };
/** An authentic webhook about something that this site does not handle. */
type OtherEvent = { kind: 'other'; type: string };

export type WebhookEvent = PaymentEvent | PayoutEvent | OtherEvent;

export type WebhookReading =
  | { outcome: 'read'; webhookId: string; event: WebhookEvent }
  | { outcome: 'refused'; reason: 'signature' | 'timestamp' | 'body' };

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A webhook whose time differs more than this from now may be a replay. */
export const webhookToleranceMs = 5 * 60_000;

/** A payment company for deposits and withdrawals; no method throws. */
export type PaymentGateway = {
  /** Identifies the gateway in addresses, in the ledger and in rows; never changes. */
  id: string;
  createPayment(request: PaymentRequest): Promise<GatewayAnswer<CreatedPayment>>;
  /** `refused` means that the gateway knows no such payment. */
  getPayment(paymentId: string): Promise<GatewayAnswer<PaymentRecord>>;
  createPayout(request: PayoutRequest): Promise<GatewayAnswer<CreatedPayout>>;
  /** `done` with null means that the gateway has no payout with this reference. */
  findPayout(reference: string): Promise<GatewayAnswer<PayoutRecord | null>>;
  /** Accepts only a recent webhook with a valid signature over exactly these bytes. */
  readWebhook(rawBody: Uint8Array, headers: WebhookHeaders, now: Date): WebhookReading;
};
