import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, testSecrets } from '#testing/sandbox-under-test.ts';
import type { SandboxUnderTest } from '#testing/sandbox-under-test.ts';

type Received = { headers: Record<string, string | string[] | undefined>; body: string };
type Event = { type: string; timestamp: string; data: Record<string, string> };

let sandbox: SandboxUnderTest;
let receiver: FastifyInstance;
let received: Received[];
/** Statuses of the next answers; 204 when empty. */
let answers: number[];
let webhookUrl: string;

beforeEach(async () => {
  received = [];
  answers = [];
  receiver = Fastify({ forceCloseConnections: true });
  receiver.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  receiver.post('/webhook', (request, reply) => {
    received.push({ headers: request.headers, body: String(request.body) });
    return reply.code(answers.shift() ?? 204).send();
  });
  webhookUrl = `${await receiver.listen({ host: '127.0.0.1', port: 0 })}/webhook`;
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const payment = () => ({
  reference: 'deposit-1',
  amount: '500.00',
  currency: 'PHP',
  method: 'ewallet',
  return_url: 'http://127.0.0.1:3000/m/voucherCenter',
  webhook_url: webhookUrl,
  description: 'Deposit',
});

function payout(accountNumber: string, reference = 'withdrawal-1') {
  return {
    reference,
    amount: '250.00',
    currency: 'PHP',
    destination: { bank: 'BANK1', account_number: accountNumber, account_name: 'Ana Cruz' },
    webhook_url: webhookUrl,
  };
}

function post(
  path: string,
  body: object,
  key?: string,
  apiKey: string = testSecrets.gatewayApiKey,
) {
  return sandbox.server.inject({
    method: 'POST',
    url: `/gateway/v1/${path}`,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: body,
  });
}

function get(path: string) {
  const headers = { authorization: `Bearer ${testSecrets.gatewayApiKey}` };
  return sandbox.server.inject({ url: `/gateway/v1/${path}`, headers });
}

async function openCheckout(reference = 'deposit-1'): Promise<{ id: string; path: string }> {
  const made = { ...payment(), reference };
  const created = (await post('payments', made, reference)).json<Record<string, string>>();
  return { id: created['payment_id'] ?? '', path: new URL(created['checkout_url'] ?? '').pathname };
}

function choose(path: string, fields: Record<string, string>) {
  return sandbox.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function waitForEvents(count: number): Promise<Event[]> {
  await expect.poll(() => received.length).toBe(count);
  return received.map((message) => JSON.parse(message.body) as Event);
}

test('Sandbox: a payment is pending with a checkout page until the payer decides', async () => {
  const response = await post('payments', payment(), 'key-1');
  expect(response.statusCode).toBe(201);
  const body = response.json<Record<string, string>>();
  expect(body).toMatchObject({ status: 'pending' });
  expect(body['checkout_url']).not.toContain(body['payment_id']);
  expect(Date.parse(body['expires_at'] ?? '')).toBeGreaterThan(Date.now());
  expect((await get(`payments/${body['payment_id']}`)).json()).toMatchObject({
    status: 'pending',
    reference: 'deposit-1',
    amount: '500.00',
  });
});

test('Sandbox: the same key and body give the same answer, another body 409', async () => {
  const first = await post('payments', payment(), 'key-1');
  expect((await post('payments', payment(), 'key-1')).json()).toEqual(first.json());
  expect((await post('payments', { ...payment(), amount: '501.00' }, 'key-1')).statusCode).toBe(
    409,
  );
});

test('Sandbox: calls without the API key, the idempotency key or a valid body are refused', async () => {
  expect((await post('payments', payment(), 'k', 'wrong')).statusCode).toBe(401);
  expect((await post('payments', payment())).statusCode).toBe(400);
  for (const wrong of [
    { amount: '0' },
    { amount: '5e2' },
    { method: 'cash' },
    { webhook_url: 'x' },
  ]) {
    expect((await post('payments', { ...payment(), ...wrong }, 'k')).statusCode).toBe(400);
  }
  expect((await get('payments/nothing')).statusCode).toBe(404);
});

test('Sandbox: paying returns to the site and sends a webhook signed as Standard Webhooks', async () => {
  const { id, path } = await openCheckout();
  const page = await sandbox.server.inject(path);
  expect(page.body).toContain('₱500.00');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|style="/);
  const decided = await choose(path, { choice: 'pay', delay: '0' });
  expect(decided.statusCode).toBe(303);
  expect(decided.headers.location).toBe(`http://127.0.0.1:3000/m/voucherCenter?payment_id=${id}`);
  const [event] = await waitForEvents(1);
  expect(event).toMatchObject({
    type: 'payment.succeeded',
    data: {
      payment_id: id,
      reference: 'deposit-1',
      amount: '500.00',
      currency: 'PHP',
      status: 'succeeded',
    },
  });
  const { headers, body } = received[0]!;
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', testSecrets.gatewayWebhookKey)
    .update(signed)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
});

test('Sandbox: a second decision changes nothing', async () => {
  const { id, path } = await openCheckout();
  await choose(path, { choice: 'fail' });
  await choose(path, { choice: 'pay' });
  expect((await get(`payments/${id}`)).json()).toMatchObject({ status: 'failed' });
  const [event] = await waitForEvents(1);
  expect(event?.type).toBe('payment.failed');
});

test('Sandbox: leaving without paying returns to the site and sends no webhook', async () => {
  const { id, path } = await openCheckout();
  expect((await choose(path, { choice: 'abandon' })).statusCode).toBe(303);
  expect((await get(`payments/${id}`)).json()).toMatchObject({ status: 'pending' });
  expect(received).toEqual([]);
});

test('Sandbox: on request the webhook comes twice under one id', async () => {
  const { path } = await openCheckout();
  await choose(path, { choice: 'pay', twice: 'on' });
  await waitForEvents(2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  expect(received[0]?.body).toBe(received[1]?.body);
});

test('Sandbox: on request an older declined try is reported after the success', async () => {
  const { path } = await openCheckout();
  await choose(path, { choice: 'pay', out_of_order: 'on' });
  const [first, second] = await waitForEvents(2);
  expect([first?.type, second?.type]).toEqual(['payment.succeeded', 'payment.failed']);
  expect(Date.parse(second?.timestamp ?? '')).toBeLessThan(Date.parse(first?.timestamp ?? ''));
});

test('Sandbox: a webhook is repeated until it is accepted, under the same id', async () => {
  answers = [500, 302, 404];
  const { path } = await openCheckout();
  await choose(path, { choice: 'pay' });
  await waitForEvents(4);
  expect(new Set(received.map((message) => message.headers['webhook-id'])).size).toBe(1);
});

test('Sandbox: a webhook is given up after eight tries', async () => {
  answers = Array.from({ length: 20 }, () => 500);
  const first = await openCheckout();
  await choose(first.path, { choice: 'pay' });
  await waitForEvents(8);
  // In the time of eight tries for another webhook, the first is not tried again.
  const second = await openCheckout('deposit-2');
  await choose(second.path, { choice: 'pay' });
  await waitForEvents(16);
  const ids = received.map((message) => message.headers['webhook-id']);
  expect(new Set(ids.slice(0, 8)).size).toBe(1);
  expect(new Set(ids.slice(8)).size).toBe(1);
  expect(ids[8]).not.toBe(ids[0]);
});

test('Sandbox: a payout is processing, then paid', async () => {
  const response = await post('payouts', payout('1234567'), 'key-1');
  expect(response.statusCode).toBe(202);
  const { payout_id: id } = response.json<{ payout_id: string }>();
  expect(response.json()).toEqual({ payout_id: id, status: 'processing' });
  const [event] = await waitForEvents(1);
  expect(event).toMatchObject({ type: 'payout.paid', data: { payout_id: id, status: 'paid' } });
  expect((await get(`payouts/${id}`)).json()).toMatchObject({ status: 'paid', amount: '250.00' });
  expect((await get('payouts?reference=withdrawal-1')).json()).toMatchObject({ payout_id: id });
});

test('Sandbox: an account number ending in 0000 fails', async () => {
  await post('payouts', payout('1110000'), 'key-1');
  const [event] = await waitForEvents(1);
  expect(event?.type).toBe('payout.failed');
});

test('Sandbox: for 0408 at the end the call hangs before a payout exists; a repeat gets the same', async () => {
  await sandbox.close();
  let goOn = () => {};
  const over = new Promise<void>((resolve) => (goOn = resolve));
  let isHanging = false;
  const hang = () => {
    isHanging = true;
    return over;
  };
  sandbox = await startSandbox({ payouts: { settleMs: 20, hang } });
  const first = post('payouts', payout('1110408'), 'key-1').then((response) => response);
  await expect.poll(() => isHanging).toBe(true);
  expect((await get('payouts?reference=withdrawal-1')).statusCode).toBe(404);
  const second = post('payouts', payout('1110408'), 'key-1').then((response) => response);
  goOn();
  expect((await first).json()).toEqual((await second).json());
  expect((await waitForEvents(1))[0]?.type).toBe('payout.paid');
});

test('Sandbox: for 0500 at the end the answer is 500 although the payout was accepted', async () => {
  expect((await post('payouts', payout('1110500'), 'key-1')).statusCode).toBe(500);
  expect((await get('payouts?reference=withdrawal-1')).statusCode).toBe(200);
  expect((await post('payouts', payout('1110500'), 'key-1')).statusCode).toBe(202);
  expect((await waitForEvents(1))[0]?.type).toBe('payout.paid');
});

test('Sandbox: without a key the reference keeps a payout from happening twice', async () => {
  const first = await post('payouts', payout('1234567'));
  expect((await post('payouts', payout('1234567'))).json()).toEqual(first.json());
  expect((await post('payouts', payout('7654321'))).statusCode).toBe(409);
  expect((await post('payouts', payout('1'), 'k', 'wrong')).statusCode).toBe(401);
});
