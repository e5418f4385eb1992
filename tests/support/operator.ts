import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { siteAt } from './sites.ts';

/** The shared site of a project by its name, or a site of a test's own with the same tokens. */
export type OperatedSite = string | { url: string };

/** The set-up draws the token once per run; the workers inherit it. */
function tokenOf(variable: string): string {
  process.env[variable] ??= randomBytes(24).toString('hex');
  return process.env[variable];
}

export const operatorToken = () => tokenOf('TEST_OPERATOR_TOKEN');

/** The token of the second operator, whom an adjustment needs. */
export const secondOperatorToken = () => tokenOf('TEST_SECOND_OPERATOR_TOKEN');

function addressOf(site: OperatedSite): string {
  return typeof site === 'string' ? siteAt(site).url : site.url;
}

/** Sends a call of the operator as the documentation shows it; a body makes it a POST. */
async function call<Value>(
  site: OperatedSite,
  path: string,
  body?: object,
  { token = operatorToken(), method = body === undefined ? 'GET' : 'POST' } = {},
): Promise<Value> {
  const response = await fetch(addressOf(site) + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBe(200);
  return ((await response.json()) as { value: Value }).value;
}

/** What a list of the operator holds of one member, the oldest first. */
async function listOf<Row extends object>(
  site: OperatedSite,
  path: string,
  account: string,
): Promise<Row[]> {
  const size = path.includes('?') ? '&pageSize=100' : '?pageSize=100';
  type Owned = Row & { account: string };
  const { list } = await call<{ list: Owned[] }>(site, path + size);
  return list.filter((row) => row.account === account);
}

/** The only row that a list holds of a member. */
async function oneOf<Row extends object>(site: OperatedSite, path: string, account: string) {
  const rows = await listOf<Row>(site, path, account);
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`${path} holds ${rows.length} rows of ${account}, not one`);
  }
  return row;
}

/** Decides on the newest deposit that a member has announced; returns it as it was before. */
export async function decideDeposit(
  site: OperatedSite,
  account: string,
  decision: 'approve' | 'reject',
) {
  type Row = { depositId: string; slipId: string | null };
  const announced = await listOf<Row>(site, '/operator/deposits?state=reviewing', account);
  const newest = announced.at(-1);
  if (newest === undefined) throw new Error(`${account} has announced no deposit`);
  const body = decision === 'reject' ? { reason: 'No such transfer' } : {};
  await call(site, `/operator/deposits/${newest.depositId}/${decision}`, body);
  return newest;
}

const identityChecks = '/operator/identity-checks';
type IdentityCheck = {
  checkId: string;
  state: 'none' | 'sent' | 'verified' | 'refused';
  toReview: boolean;
  hits: string[];
  tries: number;
};

/** The identity checks of a member, those that an operator has to decide first. */
export function identityChecksOf(site: OperatedSite, account: string): Promise<IdentityCheck[]> {
  return listOf<IdentityCheck>(site, `${identityChecks}?account=${account}`, account);
}

/** What an operator reads on a document. */
export type ReadDocument = { name: string; birthday: string; number: string };

/** Verifies the identity of a member by what the document says. */
export async function verifyDocuments(
  site: OperatedSite,
  account: string,
  document: ReadDocument,
): Promise<void> {
  const open = (await identityChecksOf(site, account)).filter(({ state }) => state === 'sent');
  // The company decides within about a second, and may have done so by now.
  for (const { checkId } of open) {
    const response = await fetch(`${addressOf(site)}${identityChecks}/${checkId}/verify`, {
      method: 'POST',
      headers: { authorization: operatorToken(), 'content-type': 'application/json' },
      body: JSON.stringify({ ...document, requestKey: randomUUID() }),
    });
    const { errorCode } = (await response.json()) as { errorCode?: string };
    expect([undefined, 'identity.check.decided'], 'verify an identity').toContain(errorCode);
  }
}

type SeenDocument = { fileId: string; side: string; type: string | null };

/** Looks at every file of an identity check. */
export async function lookAtDocuments(
  site: OperatedSite,
  checkId: string,
): Promise<SeenDocument[]> {
  type Whole = { files: { fileId: string; side: string }[] };
  const { files } = await call<Whole>(site, `${identityChecks}/${checkId}`);
  return Promise.all(
    files.map(async ({ fileId, side }) => {
      const url = `${addressOf(site)}/operator/identity-files/${fileId}`;
      const response = await fetch(url, { headers: { authorization: operatorToken() } });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      return { fileId, side, type: response.headers.get('content-type') };
    }),
  );
}

/** What the audit log has of looks at one document. */
export async function auditedLooks(site: OperatedSite, fileId: string): Promise<object[]> {
  type Entries = { list: { input: string; outcome: string }[] };
  const path = '/operator/audit?call=protection.getIdentityFile&pageSize=100';
  const { list } = await call<Entries>(site, path);
  return list.filter(({ input }) => input.includes(fileId));
}

/** Adds cash without play-through by an adjustment, which takes two operators. */
export async function giveCash(site: OperatedSite, account: string, amount: string): Promise<void> {
  const path = '/operator/adjustments';
  const body = { account, amount, reason: 'Cash for a test', requestKey: randomUUID() };
  const { adjustmentId } = await call<{ adjustmentId: string }>(site, path, body);
  await call(site, `${path}/${adjustmentId}/confirm`, {}, { token: secondOperatorToken() });
}

/** Confirms the one correction that waits for a second person, such as a rest that was given up. */
export async function confirmAdjustment(site: OperatedSite, account: string): Promise<void> {
  const path = '/operator/adjustments';
  type Row = { adjustmentId: string };
  const { adjustmentId } = await oneOf<Row>(site, `${path}?state=proposed`, account);
  await call(site, `${path}/${adjustmentId}/confirm`, {});
}

/** Opens a closed account again. */
export async function reopenAccount(site: OperatedSite, account: string): Promise<void> {
  const body = { reason: 'Wants to come back', requestKey: randomUUID() };
  await call(site, `/operator/members/${account}/reopen`, body, { method: 'PUT' });
}

/** Gives a member a time-out of a day. */
export async function giveTimeOut(site: OperatedSite, account: string): Promise<void> {
  const length = { kind: 'timeOut', length: '24 h' };
  const body = { ...length, reason: 'A time-out of a test', requestKey: randomUUID() };
  await call(site, `/operator/members/${account}/exclusion`, body, { method: 'PUT' });
}

/** Locks an account for play, or opens it again. */
export async function lockPlay(
  site: OperatedSite,
  account: string,
  locked: boolean,
): Promise<void> {
  const body = { locked, reason: 'A lock of a test', requestKey: randomUUID() };
  await call(site, `/operator/members/${account}/play-lock`, body, { method: 'PUT' });
}

/** The media type of a picture that a member sent, as served to the operator. */
export async function sentPictureType(site: OperatedSite, pictureId: string): Promise<string> {
  const url = addressOf(site);
  const headers = { authorization: operatorToken() };
  const response = await fetch(`${url}/operator/pictures/${pictureId}`, { headers });
  expect(response.status).toBe(200);
  return response.headers.get('content-type') ?? '';
}

const requestedWithdrawals = '/operator/withdrawals?state=requested';
type Withdrawal = { withdrawalId: string };

/** Approves every requested withdrawal of a member; returns how many. */
export async function approveWithdrawals(site: OperatedSite, account: string): Promise<number> {
  const own = await listOf<Withdrawal>(site, requestedWithdrawals, account);
  for (const { withdrawalId } of own) {
    await call(site, `/operator/withdrawals/${withdrawalId}/approve`, {});
  }
  return own.length;
}

/** Rejects the one requested withdrawal of a member. */
export async function rejectWithdrawal(
  site: OperatedSite,
  account: string,
  reason: string,
): Promise<void> {
  const { withdrawalId } = await oneOf<Withdrawal>(site, requestedWithdrawals, account);
  await call(site, `/operator/withdrawals/${withdrawalId}/reject`, { reason });
}

/** Reviews the one application of a member and issues its reward. */
export async function approveApplication(site: OperatedSite, account: string): Promise<void> {
  const entries = '/operator/promotion-entries';
  type Row = { entryId: string };
  const { entryId } = await oneOf<Row>(site, `${entries}?state=applying`, account);
  await call(site, `${entries}/${entryId}/review`, {});
  await call(site, `${entries}/${entryId}/approve`, {});
}

/** Sends an inbox message of the site to one member. */
export async function writeTo(
  site: OperatedSite,
  account: string,
  message: { title: object; content: object },
): Promise<void> {
  const body = { to: { account }, ...message, requestKey: randomUUID() };
  await call(site, '/operator/inbox-messages', body);
}

/** Answers the one conversation of a member with support. */
export async function answerInboxMessages(
  site: OperatedSite,
  account: string,
  content: string,
): Promise<void> {
  const path = '/operator/inbox-messages';
  type Threads = { list: { threadId: string }[] };
  const { list } = await call<Threads>(site, `${path}?account=${account}`);
  expect(list, `one conversation of ${account}`).toHaveLength(1);
  const requestKey = randomUUID();
  await call(site, `${path}/${list[0]?.threadId}/answer`, { content, requestKey });
}

/** Answers the one feedback of a member; returns the feedback. */
export async function answerFeedback(site: OperatedSite, account: string, answer: string) {
  type Row = { feedbackId: string; content: string; pictureIds: string[] };
  const feedback = await oneOf<Row>(site, '/operator/feedback', account);
  await call(site, `/operator/feedback/${feedback.feedbackId}/answer`, { answer });
  return feedback;
}

/** Signs that play may do harm to a member, and what was done about them. */
type Markers = {
  score: number;
  degree: number;
  facts: object[];
  lookSince: string | null;
  changes: { degree: number }[];
  advice: { closedAt: string | null }[];
  looks: object[];
};

export function markersOf(site: OperatedSite, account: string): Promise<Markers> {
  return call(site, `/operator/members/${account}/markers`);
}

/** Notes that an operator has looked at a member; returns the markers from then on. */
export function noteLookAt(
  site: OperatedSite,
  account: string,
  look: { what: 'nothing' | 'contacted' | 'restricted'; note: string },
): Promise<Markers> {
  const body = { ...look, requestKey: randomUUID() };
  return call(site, `/operator/members/${account}/markers/look`, body, { method: 'PUT' });
}

type Report = { findings: unknown[] };

/** The findings of the ledger check; empty on a sound ledger. */
export async function ledgerFindings(site: OperatedSite): Promise<unknown[]> {
  return (await call<Report>(site, '/operator/ledger-check')).findings;
}

/** The findings of the audit log's own check. */
export async function auditFindings(site: OperatedSite): Promise<unknown[]> {
  return (await call<Report>(site, '/operator/audit/check')).findings;
}

/** Gives a member a reward to claim: cash, a bonus that is wagered, or points. */
export async function giveReward(
  site: OperatedSite,
  account: string,
  given: {
    title: { EN: string; TY: string };
    kind?: 'cash' | 'points';
    amount: string;
    wageringMultiple: number;
  },
): Promise<void> {
  const body = { account, ...given, reason: 'For a test', requestKey: randomUUID() };
  await call(site, '/operator/rewards', body);
}

/** Loads a new code of a voucher of the mall, and returns it. */
export async function loadMallCode(site: OperatedSite, itemId: string): Promise<string> {
  const code = randomUUID();
  await call(site, '/operator/mall/codes', { itemId, codes: [code], requestKey: randomUUID() });
  return code;
}

type Rain = { rainId: string; state: string; beginsAt: string; endsAt: string };

/** Plans a red envelope rain that is for every member and gives cash. */
export function planRain(
  site: OperatedSite,
  given: {
    beginsAt: Date;
    waves: number;
    waveSeconds: number;
    budget: string;
    envelopes: number;
    least: string;
    most: string;
    winsPerPerson: number;
  },
): Promise<Rain> {
  const forAll = { minLevel: 0, needsDeposit: false, needsContact: false, wageringMultiple: 0 };
  const beginsAt = given.beginsAt.toISOString();
  const body = { ...given, ...forAll, beginsAt, requestKey: randomUUID() };
  return call<Rain>(site, '/operator/rains', body);
}

/** How far a rain is, by the list of the operator. */
export async function stateOfRain(site: OperatedSite, rainId: string): Promise<string | undefined> {
  const { list } = await call<{ list: Rain[] }>(site, '/operator/rains?pageSize=100');
  return list.find((rain) => rain.rainId === rainId)?.state;
}
