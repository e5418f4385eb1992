import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { siteAt } from './sites.ts';

/** The set-up draws the token once per run; the workers inherit it. */
function tokenOf(variable: string): string {
  process.env[variable] ??= randomBytes(24).toString('hex');
  return process.env[variable];
}

export const operatorToken = () => tokenOf('TEST_OPERATOR_TOKEN');

/** The token of the second operator, whom an adjustment needs. */
export const secondOperatorToken = () => tokenOf('TEST_SECOND_OPERATOR_TOKEN');

/** Sends a call of the operator as the documentation shows it; a body makes it a POST. */
async function call<Value>(
  siteName: string,
  path: string,
  body?: object,
  { token = operatorToken(), method = body === undefined ? 'GET' : 'POST' } = {},
): Promise<Value> {
  const response = await fetch(siteAt(siteName).url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBe(200);
  return ((await response.json()) as { value: Value }).value;
}

/** What a list of the operator holds of one member, the oldest first. */
async function listOf<Row extends object>(
  siteName: string,
  path: string,
  account: string,
): Promise<Row[]> {
  const size = path.includes('?') ? '&pageSize=100' : '?pageSize=100';
  type Owned = Row & { account: string };
  const { list } = await call<{ list: Owned[] }>(siteName, path + size);
  return list.filter((row) => row.account === account);
}

/** The only row that a list holds of a member. */
async function oneOf<Row extends object>(siteName: string, path: string, account: string) {
  const rows = await listOf<Row>(siteName, path, account);
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`${path} holds ${rows.length} rows of ${account}, not one`);
  }
  return row;
}

/** Decides on the newest deposit that a member has announced; returns it as it was before. */
export async function decideDeposit(
  siteName: string,
  account: string,
  decision: 'approve' | 'reject',
) {
  type Row = { depositId: string; slipId: string | null };
  const announced = await listOf<Row>(siteName, '/operator/deposits?state=reviewing', account);
  const newest = announced.at(-1);
  if (newest === undefined) throw new Error(`${account} has announced no deposit`);
  const body = decision === 'reject' ? { reason: 'No such transfer' } : {};
  await call(siteName, `/operator/deposits/${newest.depositId}/${decision}`, body);
  return newest;
}

/** Adds cash without play-through by an adjustment, which takes two operators. */
export async function giveCash(siteName: string, account: string, amount: string): Promise<void> {
  const path = '/operator/adjustments';
  const body = { account, amount, reason: 'Cash for a test', requestKey: randomUUID() };
  const { adjustmentId } = await call<{ adjustmentId: string }>(siteName, path, body);
  await call(siteName, `${path}/${adjustmentId}/confirm`, {}, { token: secondOperatorToken() });
}

/** Locks an account for play, or opens it again. */
export async function lockPlay(siteName: string, account: string, locked: boolean): Promise<void> {
  const body = { locked, reason: 'A lock of a test', requestKey: randomUUID() };
  await call(siteName, `/operator/members/${account}/play-lock`, body, { method: 'PUT' });
}

/** The media type of a picture that a member sent, as served to the operator. */
export async function sentPictureType(siteName: string, pictureId: string): Promise<string> {
  const { url } = siteAt(siteName);
  const headers = { authorization: operatorToken() };
  const response = await fetch(`${url}/operator/pictures/${pictureId}`, { headers });
  expect(response.status).toBe(200);
  return response.headers.get('content-type') ?? '';
}

const requestedWithdrawals = '/operator/withdrawals?state=requested';
type Withdrawal = { withdrawalId: string };

/** Approves every requested withdrawal of a member; returns how many. */
export async function approveWithdrawals(siteName: string, account: string): Promise<number> {
  const own = await listOf<Withdrawal>(siteName, requestedWithdrawals, account);
  for (const { withdrawalId } of own) {
    await call(siteName, `/operator/withdrawals/${withdrawalId}/approve`, {});
  }
  return own.length;
}

/** Rejects the one requested withdrawal of a member. */
export async function rejectWithdrawal(
  siteName: string,
  account: string,
  reason: string,
): Promise<void> {
  const { withdrawalId } = await oneOf<Withdrawal>(siteName, requestedWithdrawals, account);
  await call(siteName, `/operator/withdrawals/${withdrawalId}/reject`, { reason });
}

/** Reviews the one application of a member and issues its reward. */
export async function approveApplication(siteName: string, account: string): Promise<void> {
  const entries = '/operator/promotion-entries';
  type Row = { entryId: string };
  const { entryId } = await oneOf<Row>(siteName, `${entries}?state=applying`, account);
  await call(siteName, `${entries}/${entryId}/review`, {});
  await call(siteName, `${entries}/${entryId}/approve`, {});
}

/** Sends an inbox message of the site to one member. */
export async function writeTo(
  siteName: string,
  account: string,
  message: { title: object; content: object },
): Promise<void> {
  const body = { to: { account }, ...message, requestKey: randomUUID() };
  await call(siteName, '/operator/inbox-messages', body);
}

/** Answers the one conversation of a member with support. */
export async function answerInboxMessages(
  siteName: string,
  account: string,
  content: string,
): Promise<void> {
  const path = '/operator/inbox-messages';
  type Threads = { list: { threadId: string }[] };
  const { list } = await call<Threads>(siteName, `${path}?account=${account}`);
  expect(list, `one conversation of ${account}`).toHaveLength(1);
  const requestKey = randomUUID();
  await call(siteName, `${path}/${list[0]?.threadId}/answer`, { content, requestKey });
}

/** Answers the one feedback of a member; returns the feedback. */
export async function answerFeedback(siteName: string, account: string, answer: string) {
  type Row = { feedbackId: string; content: string; pictureIds: string[] };
  const feedback = await oneOf<Row>(siteName, '/operator/feedback', account);
  await call(siteName, `/operator/feedback/${feedback.feedbackId}/answer`, { answer });
  return feedback;
}

type Report = { findings: unknown[] };

/** The findings of the ledger check; empty on a sound ledger. */
export async function ledgerFindings(siteName: string): Promise<unknown[]> {
  return (await call<Report>(siteName, '/operator/ledger-check')).findings;
}

/** The findings of the audit log's own check. */
export async function auditFindings(siteName: string): Promise<unknown[]> {
  return (await call<Report>(siteName, '/operator/audit/check')).findings;
}
