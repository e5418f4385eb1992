/** A decimal string of the main unit ("500.00") with its currency, as it travels. */
export type GatewayMoney = { amount: string; currency: string };

export type PaymentRequest = GatewayMoney & {
  /** Ours, unique for ever; sent as the idempotency key too, so that a repeat asks for the same. */
  reference: string;
  channel: { id: string; kind: 'gateway' | 'qr' };
  /** Where the person comes back to. */
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
  /** Ours, unique for ever; sent as the idempotency key too. */
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

/**
 * `refused`: the gateway understood the request and will not do it. `inDoubt`: it may have done it
 * or not (no answer, an error of its own, an answer that makes no sense), so ask before believing.
 */
export type GatewayFailure = { outcome: 'refused' | 'inDoubt'; reason: string };

export type GatewayAnswer<Value> = { outcome: 'done'; value: Value } | GatewayFailure;

type PaymentEvent = Omit<PaymentRecord, 'status'> & { kind: 'payment'; status: 'paid' | 'failed' };
type PayoutEvent = Omit<PayoutRecord, 'status'> & { kind: 'payout'; status: 'paid' | 'failed' };
/** Truly from the gateway, but about something that this site does not follow. */
type OtherEvent = { kind: 'other'; type: string };

export type WebhookEvent = PaymentEvent | PayoutEvent | OtherEvent;

export type WebhookReading =
  | { outcome: 'read'; webhookId: string; event: WebhookEvent }
  | { outcome: 'refused'; reason: 'signature' | 'timestamp' | 'body' };

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A message whose time is further away than this may be a replay. */
export const webhookToleranceMs = 5 * 60_000;

/** What the house needs of a company that moves money in and out; nothing here throws. */
export type PaymentGateway = {
  /** Names the gateway in addresses, in the ledger and in rows; never changes. */
  id: string;
  createPayment(request: PaymentRequest): Promise<GatewayAnswer<CreatedPayment>>;
  /** `refused` means that the gateway knows no such payment. */
  getPayment(paymentId: string): Promise<GatewayAnswer<PaymentRecord>>;
  createPayout(request: PayoutRequest): Promise<GatewayAnswer<CreatedPayout>>;
  /** `done` with null means that the gateway has no payout with this reference. */
  findPayout(reference: string): Promise<GatewayAnswer<PayoutRecord | null>>;
  /** Believes only what is signed over exactly these bytes, and recent. */
  readWebhook(rawBody: Uint8Array, headers: WebhookHeaders, now: Date): WebhookReading;
};
