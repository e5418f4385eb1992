import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createFakeCompany } from '#ports/fakes/payment-gateway.fake.ts';
import type { WebhookEvent } from '#ports/payment-gateway.ts';
import { paymentGatewaySuite } from '#ports/suites/payment-gateway.suite.ts';
import { startFakeServer, webhookHeaders, webhookText } from './fake-server.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

const apiKey = randomBytes(16).toString('hex');
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const webhookSecret = newSecret();

paymentGatewaySuite('the sandbox gateway', async () => {
  const company = createFakeCompany();
  const server = await startFakeServer(company, apiKey);
  // oxlint-disable-next-line test-waits/no-short-timeout -- the test waits for two timeouts
  const settings = { url: server.url, apiKey, webhookSecret, timeoutMs: 3000 };
  return {
    gateway: createSandboxGateway(settings),
    company,
    webhook: (event, sentAt, truth = true) => {
      const text = webhookText(event);
      const secret = truth ? webhookSecret : newSecret();
      return { rawBody: Buffer.from(text), headers: webhookHeaders(secret, text, sentAt) };
    },
    close: server.close,
  };
});

const request = {
  reference: 'ref-1',
  amount: '500.00',
  currency: 'PHP',
  channel: { id: 'card', kind: 'gateway' as const },
  returnUrl: 'http://site.test/back',
  webhookUrl: 'http://site.test/webhooks/sandbox',
  description: 'Deposit',
};

type Received = {
  method: string;
  url: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

/** Starts a gateway that gives one answer to every request and records the requests. */
async function withAnswer(
  status: number,
  body: string,
  use: (url: string, received: Received[]) => Promise<void>,
): Promise<void> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      received.push({ method, url, headers, body: text });
      outgoing.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the sandbox gateway over HTTP', () => {
  test('a payment request carries the key, our reference and a decimal amount', async () => {
    const created = JSON.stringify({ payment_id: 'pay_1', checkout_url: 'https://pay.test/1' });
    await withAnswer(201, created, async (url, received) => {
      const gateway = createSandboxGateway({ url, apiKey, webhookSecret });
      const answer = await gateway.createPayment(request);
      expect(answer).toEqual({
        outcome: 'done',
        value: { paymentId: 'pay_1', checkoutUrl: 'https://pay.test/1' },
      });
      const [sent] = received;
      expect(sent).toMatchObject({ method: 'POST', url: '/gateway/v1/payments' });
      expect(sent?.headers).toMatchObject({
        authorization: `Bearer ${apiKey}`,
        'idempotency-key': 'ref-1',
      });
      expect(JSON.parse(sent?.body ?? '')).toEqual({
        reference: 'ref-1',
        amount: '500.00',
        currency: 'PHP',
        method: 'card',
        return_url: 'http://site.test/back',
        webhook_url: 'http://site.test/webhooks/sandbox',
        description: 'Deposit',
      });
    });
  });

  test.each([
    [400, '{"code":"bad_request"}', 'refused'],
    [422, '{}', 'refused'],
    [401, '{"code":"unauthorized"}', 'inDoubt'],
    [302, '', 'inDoubt'],
    [404, '{"code":"not_found"}', 'inDoubt'],
    [409, '{"code":"key_reused"}', 'inDoubt'],
    [429, '', 'inDoubt'],
    [503, '', 'inDoubt'],
    [201, 'not json', 'inDoubt'],
    [201, '{"payment_id":"pay_1","checkout_url":"javascript:alert(1)"}', 'inDoubt'],
  ])('an answer of %i with %s is %s', async (status, body, outcome) => {
    await withAnswer(status, body, async (url) => {
      const gateway = createSandboxGateway({ url, apiKey, webhookSecret });
      expect(await gateway.createPayment(request)).toMatchObject({ outcome });
    });
  });

  test('a 404 of another server does not mean that there is no payout', async () => {
    await withAnswer(404, '<html>', async (url) => {
      const gateway = createSandboxGateway({ url, apiKey, webhookSecret });
      expect(await gateway.findPayout('ref-1')).toMatchObject({ outcome: 'inDoubt' });
      expect(await gateway.getPayment('pay_1')).toMatchObject({ outcome: 'inDoubt' });
    });
  });

  test('without a connection the outcome is in doubt', async () => {
    const gateway = createSandboxGateway({ url: 'http://127.0.0.1:9', apiKey, webhookSecret });
    expect(await gateway.createPayment(request)).toMatchObject({ outcome: 'inDoubt' });
  });
});

describe('webhooks of the sandbox gateway', () => {
  const gateway = createSandboxGateway({ url: 'http://127.0.0.1:9', apiKey, webhookSecret });
  const now = new Date('2026-11-21T10:00:00Z');
  const event: WebhookEvent = {
    kind: 'payment',
    status: 'paid',
    paymentId: 'pay_1',
    reference: 'ref-1',
    amount: '500.00',
    currency: 'PHP',
  };

  function read(text: string, change: Record<string, string> = {}) {
    const headers = { ...webhookHeaders(webhookSecret, text, now), ...change };
    return gateway.readWebhook(Buffer.from(text), headers, now);
  }

  test('one valid signature among several is enough', () => {
    const text = webhookText(event);
    const id = 'msg_1';
    const right = webhookHeaders(webhookSecret, text, now, id)['webhook-signature'];
    const wrong = webhookHeaders(newSecret(), text, now, id)['webhook-signature'];
    const signed = (signatures: string) =>
      read(text, { 'webhook-id': id, 'webhook-signature': signatures });
    expect(signed(`${wrong} ${right}`)).toMatchObject({ outcome: 'read', webhookId: id });
    expect(signed(wrong)).toMatchObject({ outcome: 'refused' });
    expect(signed(right.replace('v1,', 'v2,'))).toMatchObject({ outcome: 'refused' });
  });

  test.each(['webhook-id', 'webhook-timestamp'])('the header %s is signed too', (header) => {
    expect(read(webhookText(event), { [header]: '1' })).toEqual({
      outcome: 'refused',
      reason: 'signature',
    });
  });

  test.each([
    'not json',
    '[]',
    '{"type":"payment.succeeded","data":{}}',
    '{"type":"payout.paid","data":{"payout_id":"po_1","reference":"r","amount":5,"currency":"PHP"}}',
  ])('a signed body of another shape is refused: %s', (text) => {
    expect(read(text)).toEqual({ outcome: 'refused', reason: 'body' });
  });
});

test.each([
  [{ url: 'gateway' }, /must begin with http/],
  [{ apiKey: '' }, /must not be empty/],
  [{ webhookSecret: 'secret-without-form' }, /whsec_/],
  [{ webhookSecret: 'whsec_c2hvcnQ=' }, /at least 12 bytes/],
])('the start stops on a wrong setting: %j', (change, sentence) => {
  const settings = { url: 'http://127.0.0.1:9', apiKey, webhookSecret, ...change };
  expect(() => createSandboxGateway(settings)).toThrow(sentence);
});
