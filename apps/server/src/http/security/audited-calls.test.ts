import { pino } from 'pino';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoint } from '@pavilion/contract/endpoint';
import { queryNumber } from '@pavilion/contract/fields';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { ApiError } from '../api-error.ts';
import { addCallRoutes } from '../call-routes.ts';
import { createHttpServer } from '../server/create-http-server.ts';
import type { AuditedCall } from './audit-log.ts';

const base = {
  summary: 'A call',
  response: v.unknown(),
  errors: [],
  access: 'operator',
} as const;
const table = {
  ledger: {
    sweep: endpoint({
      ...base,
      method: 'POST',
      path: '/operator/sweep',
      sends: 'json',
      input: v.object({ how: v.optional(v.string(), '') }),
    }),
    count: endpoint({
      ...base,
      method: 'GET',
      path: '/operator/count',
      sends: 'query',
      input: v.object({ page: queryNumber(1, 9) }),
    }),
  },
};

const key = 'operator-token-of-the-test';
const audit: AuditedCall[] = [];
let auditIsDown = false;
let swept = 0;
const server = createHttpServer(pino({ level: 'silent' }));

beforeAll(async () => {
  const handlers = {
    ledger: {
      sweep: async ({ how }: { how: string }) => {
        if (how === 'refused') throw new ApiError('withdraw.state');
        swept += 1;
        return {};
      },
      count: async () => ({}),
    },
  };
  addCallRoutes(server, table, handlers as never, {
    merchantCode: 'PAVILION',
    operatorOf: async (given) => (given === key ? 'ana' : null),
    auditLog: {
      record: async (entry) => {
        if (auditIsDown) throw new Error('no audit log');
        audit.push(entry);
      },
    },
    secureCookies: false,
    isConfirmed: async () => true,
    memberTypes: defaultMemberTypes,
    countryHeader: null,
    closedTo: async () => null,
    encryption: { required: false, open: async () => ({}) },
    resolveSession: async () => null,
  });
  await server.ready();
});

beforeEach(() => {
  audit.length = 0;
  auditIsDown = false;
  swept = 0;
});

async function sweep(payload: string, authorization = key) {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await server.inject({ method: 'POST', url: '/operator/sweep', headers, payload });
  return { status: answer.statusCode, ...answer.json<{ errorCode?: string }>() };
}

const count = (page: number) =>
  server.inject({ url: `/operator/count?page=${page}`, headers: { authorization: key } });

test('a change is recorded before and after, with its operator and input', async () => {
  await sweep('{"how":"gently"}');
  expect(audit.map(({ outcome }) => outcome)).toEqual(['begun', 'done']);
  expect(audit[0]).toMatchObject({
    operator: 'ana',
    call: 'ledger.sweep',
    input: { how: 'gently' },
    address: '127.0.0.1',
  });
});

test('a refusal is recorded with its code, also when the input is refused', async () => {
  await sweep('{"how":"refused"}');
  await sweep('{"how":5}');
  await count(77);
  expect(audit.map(({ call, outcome }) => `${call} ${outcome}`)).toEqual([
    'ledger.sweep begun',
    'ledger.sweep withdraw.state',
    'ledger.sweep begun',
    'ledger.sweep request.invalid',
    'ledger.count request.invalid',
  ]);
});

test('a call that only reads is recorded once', async () => {
  await count(2);
  expect(audit).toMatchObject([{ call: 'ledger.count', input: { page: '2' }, outcome: 'done' }]);
});

test('nothing is changed when the audit log fails', async () => {
  auditIsDown = true;
  expect(await sweep('{}')).toMatchObject({ status: 500, errorCode: 'unknown.error' });
  expect(swept).toBe(0);
});

test('an unknown key is refused and not recorded', async () => {
  expect(await sweep('{}', 'another-key')).toMatchObject({ errorCode: 'no.permission' });
  expect(audit).toEqual([]);
});
