import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite, operatorKey, type ServedSite } from '#testing/served-site.ts';
import { vendorKey } from '#testing/test-site.ts';
import type { EndpointTable } from '@pavilion/contract/endpoint';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import { livePath } from '@pavilion/contract/player/live-stream';

/** The calls of people that are answered while the site is closed to them. */
const answered: ReadonlySet<string> = new Set([
  'site.getSettings',
  'site.getStatus',
  'site.getLocation',
  'site.getWhitelabel',
  'sessions.logOut',
]);

const off = { on: false, info: null };
const states = {
  maintenance: {
    refused: { status: 503, errorCode: 'system.maintenance' },
    body: { maintenance: { on: true }, regionRestriction: off },
  },
  restricted: {
    refused: { status: 403, errorCode: 'system.restricted' },
    body: { maintenance: off, regionRestriction: { on: true } },
  },
};
const open = { maintenance: off, regionRestriction: off };
const uuid = '00000000-0000-4000-8000-000000000000';

const callsOf = (table: EndpointTable, isOperators: boolean) =>
  Object.entries(table).flatMap(([area, ofArea]) =>
    Object.entries(ofArea).map(([name, call]) => ({
      name: `${area}.${name}`,
      isOperators,
      method: call.method,
      path: call.path.replaceAll(/\{\w+\}/g, uuid),
      ...(call.sends === 'json' ? { body: {} } : {}),
    })),
  );
const calls = [...callsOf(playerEndpoints, false), ...callsOf(operatorEndpoints, true)];

const database = anyDatabase();
let harness: ServedSite;
let memberId: bigint;

beforeAll(async () => {
  harness = await serveTestSite(database);
  memberId = (await harness.newMember(0)).id;
});
afterAll(() => harness.close());

const setStatus = (body: object) =>
  harness.call({ method: 'PUT', path: '/operator/status', token: operatorKey, body });
const asMember = async () => ({ token: (await harness.openSession(memberId)).token });

const launch =
  '/wps/game/launchGame?launchMode=GLS&platform=html5&clientType=2&gameId=&nodeId=1' +
  '&accountType=1&language=EN&backUrl=/m/home';

describe.each(Object.entries(states))('§8: a site that is closed: %s', (_, { refused, body }) => {
  beforeAll(async () => expect(await setStatus(body)).toMatchObject({ status: 200 }));
  afterAll(async () => expect(await setStatus(open)).toMatchObject({ status: 200 }));

  test('refuses every call of people but those of its page, and no operator', async () => {
    const expected: Record<string, string> = {};
    const seen: Record<string, string> = {};
    for (const { name, isOperators, ...call } of calls) {
      if (name === 'site.setStatus') continue;
      const people = isOperators ? [{ token: operatorKey }] : [{}, await asMember()];
      const answers = await Promise.all(people.map((one) => harness.call({ ...call, ...one })));
      const codes = answers.map(({ status, errorCode }) =>
        status === refused.status && errorCode === refused.errorCode ? errorCode : 'open',
      );
      expected[name] = isOperators || answered.has(name) ? 'open' : refused.errorCode;
      seen[name] = [...new Set(codes)].join(' or ');
    }
    expect(seen).toEqual(expected);
    expect(Object.keys(seen)).toHaveLength(calls.length - 1);
  });

  test('opens no session and launches no game', async () => {
    const before = await countSessions();
    const play = { method: 'POST', path: '/wps/session/login/freeplay', body: {} };
    expect(await harness.call(play)).toMatchObject(refused);
    expect(await countSessions()).toBe(before);
    expect(
      await harness.call({ method: 'GET', path: launch, ...(await asMember()) }),
    ).toMatchObject(refused);
    const { rows } = await harness.engine.query('select 1 from wager_permit');
    expect(rows).toHaveLength(0);
  });

  test('lets a member log out, and signals the pages when it is open again', async () => {
    const member = await asMember();
    expect(await harness.call({ method: 'GET', path: livePath, ...member })).toEqual({
      status: 200,
    });
    const leave = { method: 'DELETE', path: '/wps/session/logout' };
    expect(await harness.call({ ...leave, ...member })).toMatchObject({ status: 200 });
    expect(await harness.call({ method: 'GET', path: livePath })).toEqual({ status: 200 });
  });

  test('still answers game vendors and the payment company', async () => {
    const request = { account_id: '1', currency: 'PHP', game_id: '1' };
    const mac = createHmac('sha256', vendorKey).update(JSON.stringify(request)).digest('hex');
    const headers = { 'x-request-sign': mac };
    const path = '/vendors/sandbox/balance';
    const answer = await harness.call({ method: 'POST', path, body: request, headers });
    expect(answer.status).toBe(200);
    const unsigned = { method: 'POST', path: '/webhooks/sandbox', body: {} };
    expect(await harness.call(unsigned)).toMatchObject({ errorCode: 'request.invalid' });
  });
});

async function countSessions(): Promise<number> {
  const { rows } = await harness.engine.query('select 1 from session');
  return rows.length;
}

test('§8: a site that is open again answers at once', async () => {
  const play = { method: 'POST', path: '/wps/session/login/freeplay', body: {} };
  expect(await harness.call(play)).toMatchObject({ status: 200 });
});
