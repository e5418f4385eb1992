import { Writable } from 'node:stream';
import { pino } from 'pino';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint } from '@pavilion/contract/endpoint';
import { amount, identifier, queryNumber } from '@pavilion/contract/fields';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { ApiError } from './api-error.ts';
import { addCallRoutes } from './call-routes.ts';
import type { VisitorContext } from './handlers.ts';
import { createHttpServer } from './server/create-http-server.ts';

const base = { summary: 'A call', response: v.unknown(), errors: [] } as const;
const table = {
  shop: {
    list: endpoint({
      ...base,
      method: 'GET',
      path: '/wps/shop/{shelf}',
      access: 'anyone',
      sends: 'query',
      input: v.object({ shelf: identifier, page: v.optional(queryNumber(1, 9), 1) }),
    }),
    buy: endpoint({
      ...base,
      method: 'POST',
      path: '/wps/shop/buy',
      access: 'session',
      action: 'deposit',
      sends: 'json',
      input: v.object({
        amount,
        kind: v.picklist(['a', 'b']),
        note: v.pipe(v.string(), v.maxLength(5)),
      }),
    }),
    order: endpoint({
      ...base,
      method: 'POST',
      path: '/wps/shop/order',
      access: 'session',
      sends: 'json',
      carries: 'longText',
      input: v.object({ lines: v.string() }),
    }),
    cancel: endpoint({
      ...base,
      method: 'PUT',
      path: '/wps/shop/cancel',
      access: 'session',
      sends: 'json',
      input: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(3)),
    }),
    team: endpoint({
      ...base,
      method: 'GET',
      path: '/wps/shop/team',
      access: 'agent',
      sends: 'query',
      input: v.object({}),
    }),
    greet: endpoint({
      ...base,
      method: 'GET',
      path: '/wps/shop/greet',
      access: 'anyone',
      learnsCaller: true,
      sends: 'query',
      input: v.object({}),
    }),
    sweep: endpoint({
      ...base,
      method: 'POST',
      path: '/operator/sweep',
      access: 'operator',
      sends: 'json',
      input: v.object({}),
    }),
    fail: endpoint({
      ...base,
      method: 'GET',
      path: '/wps/shop/fail',
      access: 'anyone',
      sends: 'query',
      input: v.object({ how: v.string() }),
    }),
  },
};

const memberTypes: Record<string, number> = { member: 0, trial: 4, agent: 7 };
const operatorToken = 'operator-token-of-the-test';
const logged: string[] = [];
/** Is waited for by each order. */
let beforeOrder = async () => {};
const bought: unknown[] = [];
const log = new Writable({
  write: (chunk: Buffer, _, done) => {
    logged.push(chunk.toString());
    done();
  },
});
const server = createHttpServer(pino(log));

beforeAll(async () => {
  const handlers = {
    shop: {
      list: async (input: unknown) => input,
      buy: async (input: unknown) => {
        bought.push(input);
        return {};
      },
      order: async ({ lines }: { lines: string }) => {
        await beforeOrder();
        return lines.length;
      },
      cancel: async (input: unknown) => input,
      team: async () => ({}),
      greet: async (_: unknown, { caller }: VisitorContext) => caller?.username ?? null,
      sweep: async () => ({}),
      fail: async ({ how }: { how: string }) => {
        if (how === 'refused') throw new ApiError('wallet.no.funds', { needed: '5.00' });
        throw new Error('a secret detail of the database');
      },
    },
  };
  addCallRoutes(server, table, handlers as never, {
    merchantCode: 'PAVILION',
    operatorOf: async (key) => (key === operatorToken ? 'ana' : null),
    auditLog: { record: async () => {} },
    secureCookies: false,
    isConfirmed: async () => true,
    memberTypes: defaultMemberTypes,
    countryHeader: null,
    closedTo: async () => null,
    encryption: { required: false, open: async () => ({}) },
    resolveSession: async (token) => {
      const memberType = memberTypes[token];
      if (memberType === undefined) return null;
      return {
        memberId: 1n,
        username: token,
        memberType,
        sessionId: 's',
        isExcluded: false,
        isUnfinished: false,
      };
    },
  });
  await server.ready();
});

beforeEach(() => {
  beforeOrder = async () => {};
  logged.length = 0;
  bought.length = 0;
});

type Ask = Partial<{
  method: 'GET' | 'POST' | 'PUT';
  token: string;
  body: string;
  type: string;
  merchant: string;
  language: string;
  from: string;
}>;

async function ask(url: string, how: Ask = {}) {
  const { method = 'GET', token, body, type = 'application/json', merchant, language } = how;
  const { from } = how;
  const answer = await server.inject({
    method,
    url,
    headers: {
      merchant: merchant ?? 'PAVILION',
      ...(language === undefined ? {} : { language }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const envelope = answer.json<{ value?: unknown; message?: string; errorCode?: string }>();
  return { status: answer.statusCode, ...envelope };
}

const order = JSON.stringify({ amount: '5.00', kind: 'a', note: 'x' });
const buy = (body: string, how: Ask = {}) =>
  ask('/wps/shop/buy', { method: 'POST', token: 'member', body, ...how });

test('§6, §8, Wire transport: a valid call answers in the envelope; path and query form one input', async () => {
  expect(await ask('/wps/shop/toys?page=3&unknown=1')).toEqual({
    status: 200,
    success: true,
    value: { shelf: 'toys', page: 3 },
  });
});

test.each([
  ['wrong type', '{"amount":5,"kind":"a","note":"x"}', 400, 'request.invalid'],
  ['missing field', '{"amount":"5","kind":"a"}', 400, 'request.invalid'],
  ['unknown enum', '{"amount":"5","kind":"c","note":"x"}', 400, 'request.invalid'],
  ['too long', '{"amount":"5","kind":"a","note":"123456"}', 400, 'request.invalid'],
  ['a zero in a text', '{"amount":"5","kind":"a","note":"a\\u0000b"}', 400, 'request.invalid'],
  ['a lone surrogate', '{"amount":"5","kind":"a","note":"a\\ud800b"}', 400, 'request.invalid'],
  ['not an object', '[1]', 400, 'request.invalid'],
  ['too deep', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`, 400, 'request.too.deep'],
  ['not JSON', '{"amount":', 400, 'request.not.json'],
  ['over-size', JSON.stringify({ note: 'x'.repeat(70_000) }), 413, 'request.too.large'],
])(
  '§6, §8, Wire transport: %s is a clear error and nothing is stored',
  async (_, body, status, errorCode) => {
    expect(await buy(body)).toMatchObject({ status, success: false, errorCode });
    expect(bought).toEqual([]);
  },
);

const placeOrder = (bytes: number, from?: string) =>
  ask('/wps/shop/order', {
    method: 'POST',
    token: 'member',
    body: JSON.stringify({ lines: '7'.repeat(bytes) }),
    ...(from !== undefined && { from }),
  });

test('§6, §8, Wire transport: only a call with a long text takes 500 kB, none takes 600', async () => {
  expect(await placeOrder(500_000)).toMatchObject({ status: 200, value: 500_000 });
  const tooLarge = { status: 413, errorCode: 'request.too.large' };
  expect(await placeOrder(600_000)).toMatchObject(tooLarge);
  expect(await buy(JSON.stringify({ note: 'x'.repeat(100_000) }))).toMatchObject(tooLarge);
});

test('§6, §8, Wire transport: 8 long bodies of an address are held and 32 of all', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => void (open = resolve));
  let begun = 0;
  let allBegun = () => {};
  const all = new Promise<void>((resolve) => void (allBegun = resolve));
  beforeOrder = () => {
    begun += 1;
    if (begun === 32) allBegun();
    return opened;
  };
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];
  const held = addresses.flatMap((from) =>
    Array.from({ length: 8 }, () => placeOrder(70_000, from)),
  );
  await all;
  const [ofOne, ofAll] = [
    await placeOrder(70_000, '198.51.100.1'),
    await placeOrder(70_000, '198.51.100.5'),
  ];
  open();
  expect(ofOne).toMatchObject({ status: 429, errorCode: 'request.parallel' });
  expect(ofAll).toMatchObject({ status: 503, errorCode: 'server.busy' });
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
  expect(await placeOrder(70_000, '198.51.100.5')).toMatchObject({ status: 200 });
});

test('§6, §8, Wire transport: short bodies of a call with a long text are not counted', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => void (open = resolve));
  beforeOrder = () => opened;
  const held = Array.from({ length: 9 }, () => placeOrder(100, '198.51.100.6'));
  open();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(held.map(() => 200));
});

test('§6, §8, Wire transport: a list is a body where the call says so, and there alone', async () => {
  const cancel = (body: string) =>
    ask('/wps/shop/cancel', { method: 'PUT', token: 'member', body });
  expect(await cancel('["one","two"]')).toMatchObject({ status: 200, value: ['one', 'two'] });
  for (const body of ['{}', '[]', '["a","b","c","d"]', '[["a"]]', '"a"', 'null', '']) {
    expect(await cancel(body)).toMatchObject({ status: 400, errorCode: 'request.invalid' });
  }
  expect((await cancel('["one",2]')).value).toMatchObject({ fields: [{ field: '1' }] });
});

test('§6, §8, Wire transport: a wrong content type is refused', async () => {
  const answer = await buy('<a/>', { type: 'application/xml' });
  expect(answer).toMatchObject({ status: 415, errorCode: 'request.content.type' });
  const form = await buy('a=1', { type: 'application/x-www-form-urlencoded' });
  expect(form).toMatchObject({ status: 415, errorCode: 'request.content.type' });
});

test('§6, §8, Wire transport: a refusal names the wrong fields, never their values', async () => {
  const answer = await buy('{"amount":"-5","kind":"a","note":"my secret note"}');
  expect(answer.value).toMatchObject({ fields: [{ field: 'amount' }, { field: 'note' }] });
  expect(JSON.stringify(answer) + logged.join('')).not.toContain('my secret note');
});

test('§6, §8, Wire transport: an unknown path under /wps or /lgw is a 404 envelope', async () => {
  for (const path of ['/wps/nothing', '/lgw/nothing']) {
    expect(await ask(path)).toMatchObject({ status: 404, errorCode: 'request.not.found' });
  }
});

test('a call that is open to anyone may learn who calls; a stale token is a guest’s', async () => {
  const callers = ['member', 'gone', undefined].map((token) =>
    ask('/wps/shop/greet', token === undefined ? {} : { token }),
  );
  const answers = await Promise.all(callers);
  expect(answers.map(({ value }) => value)).toEqual(['member', null, null]);
});

test('§6, §8, Wire transport: no session is 401 login.not.session, a stale token session.ended', async () => {
  const body = order;
  expect(await ask('/wps/shop/buy', { method: 'POST', body })).toMatchObject({
    status: 401,
    errorCode: 'login.not.session',
  });
  expect(await buy(body, { token: 'stale' })).toMatchObject({
    status: 401,
    errorCode: 'session.ended',
  });
});

test('§6, §8, Wire transport: a stale token does not break a public call', async () => {
  expect(await ask('/wps/shop/toys', { token: 'stale' })).toMatchObject({ status: 200 });
});

test('§6, §8, Wire transport: a member type’s refusal comes before the input is read', async () => {
  expect(await buy('{}', { token: 'trial' })).toMatchObject({ errorCode: 'trial.deposit' });
  expect(await buy('{}', { token: 'agent' })).toMatchObject({ errorCode: 'deposit.not.allowed' });
  expect(await ask('/wps/shop/team', { token: 'member' })).toMatchObject({
    errorCode: 'member.not.agent',
  });
  expect(await ask('/wps/shop/team', { token: 'agent' })).toMatchObject({ status: 200 });
});

test('§6, §8, Wire transport: an operator call accepts the operator key and nothing else', async () => {
  const how = { method: 'POST', body: '{}' } as const;
  expect(await ask('/operator/sweep', { ...how, token: operatorToken })).toMatchObject({
    status: 200,
  });
  for (const token of ['member', '', `${operatorToken}x`]) {
    expect(await ask('/operator/sweep', { ...how, token })).toMatchObject({
      status: 403,
      errorCode: 'no.permission',
    });
  }
});

test('§6, §8, Wire transport: the merchant header must be there exactly once', async () => {
  for (const merchant of ['', 'OTHER', 'PAVILION, PAVILION']) {
    expect(await ask('/wps/shop/toys', { merchant })).toMatchObject({
      errorCode: 'request.merchant',
    });
  }
});

test('§6, §8, Wire transport: a message is in the language of the request', async () => {
  const english = await ask('/wps/shop/fail?how=refused');
  const filipino = await ask('/wps/shop/fail?how=refused', { language: 'TY' });
  expect(english).toMatchObject({ status: 409, value: { needed: '5.00' } });
  expect(english.message).toBe('Not enough balance.');
  expect(filipino.message).toBe('Kulang ang balanse.');
});

test('§6, §8, Wire transport: the cause of an unexpected error is logged but not answered', async () => {
  const answer = await ask('/wps/shop/fail?how=broken');
  expect(answer).toMatchObject({ status: 500, errorCode: 'unknown.error' });
  expect(JSON.stringify(answer)).not.toContain('database');
  expect(logged.join('')).toContain('a secret detail of the database');
});

test('§6, §8, Wire transport: a log line never holds a token or a password', async () => {
  await buy('{"password":"canary-password"', { token: 'canary-token' });
  expect(logged.join('')).not.toMatch(/canary/);
});
