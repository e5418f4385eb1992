import { expect, test } from 'vitest';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { openApiDocuments } from './openapi.ts';
import { operatorEndpoints } from './operator.ts';
import { playerEndpoints } from './player.ts';

type Responses = Record<string, { description: string }>;
type Operations = Record<string, Record<string, { responses: Responses }>>;

const paths: Operations = Object.fromEntries(
  Object.values(openApiDocuments).flatMap((make) => Object.entries(make()['paths'] as Operations)),
);

const tables: readonly EndpointTable[] = [playerEndpoints, operatorEndpoints];

const calls = tables
  .flatMap((table) => Object.entries(table))
  .flatMap(([area, ofArea]) =>
    Object.entries(ofArea).map(([name, call]) => ({ name: `${area}.${name}`, call })),
  );

function codesOf({ path, method }: Endpoint, status: number): string[] {
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return responses[String(status)]?.description.split(', ') ?? [];
}

/** What a call may answer with before its handler runs: status, code, and whom it stands for. */
const expected: readonly [number, string, (call: Endpoint) => boolean][] = [
  [401, 'login.not.session', ({ access }) => access === 'session' || access === 'agent'],
  [401, 'session.ended', ({ access }) => access === 'session' || access === 'agent'],
  [403, 'no.permission', ({ access }) => access === 'operator'],
  [403, 'request.cross.site', ({ method }) => method !== 'GET'],
  [413, 'request.too.large', ({ sends }) => sends !== 'query'],
  [503, 'server.busy', () => true],
];

test.each(expected)('Wire transport: %d %s stands at every call that can answer it', (...row) => {
  const [status, code, canAnswer] = row;
  for (const { name, call } of calls) {
    expect([name, codesOf(call, status).includes(code)]).toEqual([name, canAnswer(call)]);
  }
});

const refusedTo: readonly [string, (call: Endpoint) => boolean][] = [
  ['session.confirm.required', ({ stepUp }) => stepUp === true],
  ['member.not.agent', ({ access }) => access === 'agent'],
  ['trial.restricted', ({ action }) => action === 'withdraw' || action === 'transfer'],
  ['deposit.not.allowed', ({ action }) => action === 'deposit'],
];

test.each(refusedTo)('§6: %s stands at each call that refuses it', (code, refuses) => {
  const refusing = calls.filter(({ call }) => refuses(call));
  expect(refusing.length).toBeGreaterThan(0);
  for (const { name, call } of refusing) {
    expect([name, codesOf(call, 403)]).toEqual([name, expect.arrayContaining([code])]);
  }
});

test.each([
  ['logIn', playerEndpoints.sessions.logIn],
  ['register', playerEndpoints.registration.register],
  ['getCaptcha', playerEndpoints.credentials.getCaptcha],
  ['checkUsername', playerEndpoints.registration.checkUsername],
  ['requestSmsCode', playerEndpoints.credentials.requestSmsCode],
])('D18: %s says that it is limited in rate', (_, call) => {
  expect(codesOf(call, 429)).toContain('request.limited');
});
