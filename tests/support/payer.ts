import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { decideDeposit, type OperatedSite } from './operator.ts';
import { ask, merchant, password, registerMember, sendCall, type SessionAnswer } from './people.ts';

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

/** Sets the payment password and adds one bank account; returns its id. */
export async function prepareWithdrawals(
  origin: string,
  { token }: SessionAnswer,
  accountNumber = '001234567890',
): Promise<string> {
  const put = (path: string, body: object) =>
    sendCall(origin, { method: 'PUT', path, body, token });
  await put('/wps/member/paymentPassword', { password, paymentPassword });
  const accountName = 'Maria Lakambini';
  const card = { bank: 'harbour-bank', accountNumber, accountName, paymentPassword };
  return ((await put('/wps/member/bankCard', card)) as { cardId: string }).cardId;
}
