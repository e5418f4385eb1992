import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, operatorKey, type Answer, type ServedSite } from '#testing/served-site.ts';
import { vendorKey, webhookSecret } from '#testing/test-site.ts';
import type { Endpoint, EndpointTable } from '@pavilion/contract/endpoint';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import { livePath } from '@pavilion/contract/player/live-stream';
import { answeredWhileExcluded, answeredWhileUnfinished } from './answered-calls.ts';
import { accessRules, roles, rows, type AccessRule, type Role } from './role-rows.ts';

/** Every code by which access is refused; any other answer came after the access check. */
const accessCodes: ReadonlySet<string> = new Set([
  'login.not.session',
  'session.ended',
  'session.confirm.required',
  'no.permission',
  'trial.restricted',
  'trial.deposit',
  'deposit.not.allowed',
  'member.not.agent',
  'member.disabled',
  'member.excluded',
  'member.unfinished',
]);

const typeOf: Partial<Record<Role, number>> = {
  trial: 4,
  member: 0,
  'agent 1': 1,
  'agent 2': 2,
  'agent 41': 41,
  'agent 42': 42,
  'agent 7': 7,
  'type 40': 40,
  disabled: 0,
  excluded: 0,
  unfinished: 0,
  locked: 0,
  'remembered device': 0,
};

const database = anyDatabase();
let harness: ServedSite;
const memberOf = new Map<Role, bigint>();

beforeAll(async () => {
  harness = await serveTestSite(database);
  for (const role of roles) {
    const type = typeOf[role];
    if (type === undefined) continue;
    const { id, username } = await harness.newMember(type);
    memberOf.set(role, id);
    if (role === 'disabled') await disable(id);
    if (role === 'excluded') await exclude(username);
    if (role === 'unfinished') await leaveUnfinished(id);
    if (role === 'locked') await lock(username);
  }
});
afterAll(() => harness.close());

async function disable(id: bigint): Promise<void> {
  await harness.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', id).execute();
}

async function leaveUnfinished(id: bigint): Promise<void> {
  await harness.db.updateTable('member').set({ unfinished: true }).where('id', '=', id).execute();
}

async function exclude(username: string): Promise<void> {
  const path = `/operator/members/${username}/exclusion`;
  const wish = { kind: 'selfExclusion', length: 'forGood', reason: 'for a test' };
  const body = { ...wish, requestKey: randomUUID() };
  const answer = await harness.call({ method: 'PUT', path, token: operatorKey, body });
  expect(answer).toMatchObject({ status: 200 });
}

/** Uses up the account's log-in limit, so that each log-in at a new location needs a captcha. */
async function lock(username: string): Promise<void> {
  await harness.db
    .insertInto('rate_limit')
    .values({ subject: `login account ${username}`, window_start: new Date(), uses: 1000 })
    .execute();
  const body = { username, password: 'lantern-on-water' };
  const answer = await harness.call({ method: 'POST', path: '/wps/session/login', body });
  expect(answer.errorCode).toBe('login.captcha.missing');
}

async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'operator key') return operatorKey;
  if (role === 'vendor key') return vendorKey;
  const id = memberOf.get(role);
  if (id === undefined) return undefined;
  const openedBy = role === 'remembered device' ? 'device' : 'password';
  return (await harness.openSession(id, openedBy)).token;
}

type Case = { name: string; method: string; path: string; access: AccessRule; sendsBody: boolean };

const uuid = '00000000-0000-4000-8000-000000000000';

function casesOf(
  table: EndpointTable,
  accessOf: (area: string, name: string) => AccessRule,
): Case[] {
  return Object.entries(table).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({
      name: `${area}.${name}`,
      method: call.method,
      path: call.path.replaceAll(/\{\w+\}/g, uuid),
      access: accessOf(area, name),
      sendsBody: call.sends === 'json',
    })),
  );
}

const cases = [
  ...casesOf(
    playerEndpoints,
    (area, name) => (rows as Record<string, Record<string, AccessRule>>)[area]?.[name] ?? 'open',
  ),
  ...casesOf(operatorEndpoints, () => 'operator'),
];
cases.push({ name: 'live', method: 'GET', path: livePath, access: 'open', sendsBody: false });

/** Last, as it closes the accounts of the roles. */
const closes = ({ name }: Case) => Number(name === 'protection.closeAccount');
cases.sort((one, other) => closes(one) - closes(other));

/** Guests may open a live stream, but a given token must be of an open session. */
function expectedOf({ name, access }: Case, role: Role): string {
  const isOfMembers = name !== 'live' && access !== 'open' && access !== 'operator';
  if (role === 'excluded' && isOfMembers && !answeredWhileExcluded.has(name)) {
    return 'member.excluded';
  }
  const answered = answeredWhileExcluded.has(name) || answeredWhileUnfinished.has(name);
  if (role === 'unfinished' && isOfMembers && !answered) return 'member.unfinished';
  if (name !== 'live') return accessRules[access][role];
  return ['disabled', 'operator key', 'vendor key'].includes(role) ? 'session.ended' : 'in';
}

let passed = 0;

test.each(cases)('§6: $name has the access $access for every role', async (one) => {
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const role of roles) {
    const token = await tokenOf(role);
    const answer = await harness.call({
      method: one.method,
      path: one.path,
      ...(token === undefined ? {} : { token }),
      ...(one.sendsBody ? { body: {} } : {}),
    });
    const code = answer.errorCode ?? 'none';
    seen[role] = accessCodes.has(code) ? code : 'in';
    expected[role] = expectedOf(one, role);
    expect(answer.status, `${one.name} as ${role}: ${code}`).not.toBe(500);
  }
  expect(seen).toEqual(expected);
  passed += 1;
});

test('§6: every call of players has a row, and no row is left over', () => {
  const named = (table: object) =>
    Object.entries(table).flatMap(([area, calls]) =>
      Object.keys(calls as object).map((name) => `${area}.${name}`),
    );
  expect(named(rows).toSorted()).toEqual(named(playerEndpoints).toSorted());
});

type Company = {
  path: string;
  /** The code of the answer to an unsigned request. */
  refused: string;
  sign: (text: string) => Record<string, string>;
};

/** The companies, with the refusal of what they have not signed. */
const companies: Record<string, Company> = {
  'a game vendor': {
    path: '/vendors/sandbox/balance',
    refused: '403',
    sign: (text) => ({
      'x-request-sign': createHmac('sha256', vendorKey).update(text).digest('hex'),
    }),
  },
  'the payment company': {
    path: '/webhooks/sandbox',
    refused: 'request.invalid',
    sign: (text) => {
      const id = `msg_${randomBytes(8).toString('hex')}`;
      const seconds = String(Math.floor(Date.now() / 1000));
      const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
      const mac = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64');
      return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${mac}` };
    },
  },
};
/** A body that serves both as a balance query and as an unknown webhook event. */
const noise = { type: 'nothing.of.ours', data: {}, account_id: '1', currency: 'PHP', game_id: '1' };

/** The code in the vendor's shape or in ours. */
function codeOf(answer: Answer & { meta?: { api_code: string } }): string {
  return answer.meta?.api_code ?? answer.errorCode ?? 'none';
}

test.each(Object.entries(companies))(
  '§6: %s is recognised by its signature only, not by any key',
  async (_, { path, refused, sign }) => {
    const headers = sign(JSON.stringify(noise));
    const sent = { method: 'POST', path, body: noise };
    expect((await harness.call({ ...sent, headers })).status).toBe(200);
    const changed = { ...sent, body: { ...noise, currency: 'XXX' } };
    expect(codeOf(await harness.call({ ...changed, headers }))).toBe(refused);
    for (const role of roles) {
      const token = await tokenOf(role);
      const answer = await harness.call({ ...sent, ...(token === undefined ? {} : { token }) });
      expect(codeOf(answer), `${path} as ${role}`).toBe(refused);
    }
  },
);

test('§6: a remembered device needs a password by step-up or in the call, never both', () => {
  const demanded = ['password', 'oldPassword', 'paymentPassword', 'oldPaymentPassword'];
  const accessOf = new Map(cases.map(({ name, access }) => [name, access]));
  for (const [area, calls] of Object.entries(playerEndpoints)) {
    for (const [name, call] of Object.entries<Endpoint>(calls)) {
      if (call.access !== 'session' || name === 'confirmSession') continue;
      const fields = Object.keys((call.input as { entries?: object }).entries ?? {});
      // Nothing is in the account before, and its `password` is the new one.
      const finishes = name === 'finishAccount';
      const asks = !finishes && fields.some((field) => demanded.includes(field));
      const access = accessOf.get(`${area}.${name}`);
      expect({ name, asks, guarded: call.stepUp === true }).toEqual({
        name,
        asks: access === 'passworded',
        guarded: access === 'guarded',
      });
    }
  }
});

test('§6: the whole matrix was walked', () => {
  const line = `matrix: ${passed} of ${cases.length} rows pass, ${roles.length} roles each\n`;
  process.stdout.write(line);
  expect(passed).toBe(cases.length);
});
