import { createHmac } from 'node:crypto';
import { randomId } from '#random.ts';

export type GatewayEvent = {
  type: 'payment.succeeded' | 'payment.failed' | 'payout.paid' | 'payout.failed';
  timestamp: string;
  data: {
    payment_id?: string;
    payout_id?: string;
    reference: string;
    amount: string;
    currency: string;
    status: string;
  };
};

export type WebhookDelivery = {
  delayMs?: number;
  /** How many times the same event is sent, each until it is accepted. */
  copies?: number;
};

export type WebhookSender = {
  send: (url: string, event: GatewayEvent, delivery?: WebhookDelivery) => void;
  stop: () => void;
};

/** Pauses before each try: eight tries over about two minutes. */
const defaultTryPausesMs: readonly number[] = [0, 1000, 2000, 4000, 8000, 16_000, 30_000, 60_000];

const answerMs = 10_000;
const copyGapMs = 300;

/** Headers of one delivery, by the Standard Webhooks specification. */
function webhookHeaders(
  key: Buffer,
  webhookId: string,
  sentAt: Date,
  body: string,
): Record<string, string> {
  const seconds = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key)
    .update(`${webhookId}.${seconds}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': webhookId,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Sends signed events until the receiver answers 2xx or the tries run out. */
export function createWebhookSender(
  key: Buffer,
  tryPausesMs: readonly number[] = defaultTryPausesMs,
): WebhookSender {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const later = (pauseMs: number, act: () => void): void => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, pauseMs);
    timers.add(timer);
  };

  const attempt = (url: string, webhookId: string, body: string, turn: number): void => {
    const pauseMs = tryPausesMs[turn];
    if (pauseMs === undefined) return;
    later(pauseMs, () => {
      void post(url, body, webhookHeaders(key, webhookId, new Date(), body)).then((accepted) => {
        if (!accepted) attempt(url, webhookId, body, turn + 1);
      });
    });
  };

  return {
    send: (url, event, { delayMs = 0, copies = 1 } = {}) => {
      const webhookId = randomId('msg_');
      const body = JSON.stringify(event);
      for (let copy = 0; copy < copies; copy += 1) {
        later(delayMs + copy * copyGapMs, () => attempt(url, webhookId, body, 0));
      }
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
