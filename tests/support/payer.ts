import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { decideDeposit, type OperatedSite, verifyDocuments } from './operator.ts';
import {
  ask,
  merchant,
  ownNumber,
  password,
  registerMember,
  sendCall,
  type SessionAnswer,
} from './people.ts';
import { photo } from './photo.ts';

export const paymentPassword = '482915';

/** Registers a member for a test about money; no page holds the session yet. */
export function registerPayer(origin: string): Promise<SessionAnswer> {
  return registerMember(origin, 'payer');
}

/** The cash of a member's wallet as a decimal string. */
export async function cashOf(origin: string, session: SessionAnswer): Promise<string> {
  const wallet = await ask(origin, session, '/wps/wallets/gcs');
  return (wallet as { cashBalance: string }).cashBalance;
}

/** Deposits by bank transfer, which an operator approves. */
export async function fund(
  site: OperatedSite,
  origin: string,
  session: SessionAnswer,
  amount: string,
): Promise<void> {
  const { token } = session;
  const body = { channel: 'bank-transfer', amount, requestKey: randomUUID() };
  const path = '/wps/transaction/deposit/mt';
  const started = await sendCall(origin, { method: 'POST', path, body, token });
  const { depositId } = started as { depositId: string };
  const sent = await fetch(`${origin}/wps/transaction/deposit/${depositId}/sent`, {
    method: 'POST',
    headers: { merchant, authorization: token },
    body: new FormData(),
  });
  expect(sent.status).toBe(200);
  await decideDeposit(site, session.userName, 'approve');
}

/** Sends a passport and a photo of the member for the identity check. */
async function sendDocuments(
  origin: string,
  { token }: SessionAnswer,
  person: { name: string; birthday: string },
): Promise<void> {
  const form = new FormData();
  const fields = { kind: 'passport', ...person, requestKey: randomUUID() };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const side of ['front', 'selfie']) {
    const { name, mimeType, buffer } = await photo(`${side}.jpg`);
    form.set(side, new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  const sent = await fetch(`${origin}/wps/member/identity`, {
    method: 'POST',
    headers: { merchant, authorization: token },
    body: form,
  });
  expect(sent.status, await sent.text()).toBe(200);
}

/** Proves the identity of a member, which withdrawals ask for. */
export async function verifyIdentity(
  site: OperatedSite,
  origin: string,
  session: SessionAnswer,
  name = 'Maria Lakambini',
): Promise<void> {
  const person = { name, birthday: '1990-05-01' };
  await sendDocuments(origin, session, person);
  await verifyDocuments(site, session.userName, { ...person, number: `P${ownNumber()}` });
  const found = (await ask(origin, session, '/wps/member/identity')) as { state: string };
  expect(found.state).toBe('verified');
}

/** Sets the payment password of a member. */
export async function choosePaymentPassword(
  origin: string,
  { token }: Pick<SessionAnswer, 'token'>,
): Promise<void> {
  const body = { password, paymentPassword };
  await sendCall(origin, { method: 'PUT', path: '/wps/member/paymentPassword', body, token });
}

/** Sets the payment password and adds one bank account; returns its id. */
export async function prepareWithdrawals(
  origin: string,
  { token }: SessionAnswer,
  accountNumber = '001234567890',
): Promise<string> {
  const put = (path: string, body: object) =>
    sendCall(origin, { method: 'PUT', path, body, token });
  await choosePaymentPassword(origin, { token });
  const accountName = 'Maria Lakambini';
  const card = { bank: 'harbour-bank', accountNumber, accountName, paymentPassword };
  return ((await put('/wps/member/bankCard', card)) as { cardId: string }).cardId;
}
