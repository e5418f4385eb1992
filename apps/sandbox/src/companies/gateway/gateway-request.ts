import type { FastifyReply } from 'fastify';
import { asObject, asText, asWebAddress } from '#json-body.ts';
import { parseMinor } from '#money.ts';
import { paymentMethods } from './payment.store.ts';
import type { PaymentRequest } from './payment.store.ts';
import type { PayoutRequest } from './payout.store.ts';

type Body = Record<string, unknown>;

export function sendGatewayError(
  reply: FastifyReply,
  status: 400 | 401 | 404 | 409 | 500,
  code: string,
  message: string,
): FastifyReply {
  return reply.code(status).send({ code, message });
}

/** Reads a payment, or returns the name of the first invalid field. */
export function readPaymentRequest(body: Body): PaymentRequest | string {
  const money = readMoney(body);
  if (typeof money === 'string') return money;
  const method = paymentMethods.find((known) => known === body['method']);
  if (method === undefined) return 'method';
  const returnUrl = asWebAddress(body['return_url']);
  if (returnUrl === null) return 'return_url';
  const webhookUrl = asWebAddress(body['webhook_url']);
  if (webhookUrl === null) return 'webhook_url';
  const description = asText(body['description']) ?? '';
  return { ...money, method, returnUrl, webhookUrl, description };
}

/** Reads a payout, or returns the name of the first invalid field. */
export function readPayoutRequest(body: Body): PayoutRequest | string {
  const money = readMoney(body);
  if (typeof money === 'string') return money;
  const destination = asObject(body['destination']);
  const bank = asText(destination?.['bank']);
  const accountNumber = asText(destination?.['account_number']);
  const accountName = asText(destination?.['account_name']);
  if (bank === null || accountNumber === null || accountName === null) return 'destination';
  const webhookUrl = asWebAddress(body['webhook_url']);
  if (webhookUrl === null) return 'webhook_url';
  return { ...money, destination: { bank, accountNumber, accountName }, webhookUrl };
}

type Money = { reference: string; amount: string; currency: string };

function readMoney(body: Body): Money | string {
  const reference = asText(body['reference']);
  if (reference === null) return 'reference';
  const currency = asText(body['currency']);
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 'currency';
  const amount = asText(body['amount']);
  const amountMinor = parseMinor(amount, currency);
  if (amount === null || amountMinor === null || amountMinor <= 0n) return 'amount';
  return { reference, amount, currency };
}
