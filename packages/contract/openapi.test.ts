import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { described, text } from './fields.ts';
import { openApiDocument, openApiDocuments } from './openapi.ts';
import { operatorEndpoints } from './operator.ts';
import { playerEndpoints } from './player.ts';

type Responses = Record<string, { description: string }>;
type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Responses;
};
type Operations = Record<string, Record<string, Operation>>;

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

/** Answers that a call may give before its handler runs: status, code, and the calls concerned. */
const expected: readonly [number, string, (call: Endpoint) => boolean][] = [
  [401, 'login.not.session', ({ access }) => access === 'session' || access === 'agent'],
  [401, 'session.ended', ({ access }) => access === 'session' || access === 'agent'],
  [403, 'no.permission', ({ access }) => access === 'operator'],
  [403, 'request.cross.site', ({ method }) => method !== 'GET'],
  [408, 'request.timeout', ({ sends }) => sends !== 'query'],
  [413, 'request.too.large', ({ sends }) => sends !== 'query'],
  [
    413,
    'picture.too.large',
    ({ sends, carries }) => sends === 'multipart' && carries === undefined,
  ],
  [413, 'document.too.large', ({ carries }) => carries === 'documents'],
  [429, 'request.parallel', () => true],
  [503, 'server.busy', () => true],
];

test.each(expected)(
  'Wire transport: %d %s is listed at every call that can answer it',
  (...row) => {
    const [status, code, canAnswer] = row;
    for (const { name, call } of calls) {
      expect([name, codesOf(call, status).includes(code)]).toEqual([name, canAnswer(call)]);
    }
  },
);

const refusedTo: readonly [string, (call: Endpoint) => boolean][] = [
  ['session.confirm.required', ({ stepUp }) => stepUp === true],
  ['member.not.agent', ({ access }) => access === 'agent'],
  ['trial.restricted', ({ action }) => action === 'withdraw' || action === 'transfer'],
  ['deposit.not.allowed', ({ action }) => action === 'deposit'],
];

test.each(refusedTo)('§6: %s is listed at each call that refuses with it', (code, refuses) => {
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
])('D18: %s lists the error of its rate limit', (_, call) => {
  expect(codesOf(call, 429)).toContain('request.limited');
});

test('D18: an operator’s call lists the error of the rate limit for wrong keys', () => {
  const ofOperators = calls.filter(({ call }) => call.access === 'operator');
  expect(ofOperators.length).toBeGreaterThan(0);
  for (const { name, call } of ofOperators) {
    expect([name, codesOf(call, 429)]).toEqual([name, expect.arrayContaining(['request.limited'])]);
  }
});

type Json = Record<string, unknown>;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** The target of a reference; undefined where there is none. */
function behind(document: Json, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((at, step) => (isJson(at) ? at[step] : undefined), document);
}

function isDescribed(document: Json, schema: unknown): boolean {
  if (!isJson(schema)) return false;
  if (schema['description'] !== undefined) return true;
  const reference = schema['$ref'];
  return typeof reference === 'string' && isDescribed(document, behind(document, reference));
}

/** Every object in a document, with its path. */
function* nodesOf(value: unknown, path = ''): Generator<[string, Json]> {
  if (!isJson(value)) return;
  yield [path, value];
  for (const [name, one] of Object.entries(value)) yield* nodesOf(one, `${path}/${name}`);
}

/** Properties and parameters without a description. */
function undescribedIn(document: Json): string[] {
  return [...nodesOf(document)].flatMap(([path, node]) => {
    const isParameter = isJson(node['schema']) && typeof node['in'] === 'string';
    const ofObject = node['type'] === 'object' && isJson(node['properties']);
    const fields = isParameter
      ? [[String(node['name']), isDescribed(document, node) ? node : node['schema']]]
      : Object.entries(ofObject ? (node['properties'] as Json) : {});
    return fields
      .filter(([, schema]) => !isDescribed(document, schema))
      .map(([name]) => `${path} ${String(name)}`);
  });
}

const documents = Object.entries(openApiDocuments).map(([name, make]) => ({
  name,
  document: JSON.parse(JSON.stringify(make())) as Json & { paths: Operations },
}));

describe.each(documents)('Wire calls: the document of the $name', ({ document }) => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );

  test('describes every property and parameter', () => {
    expect(undescribedIn(document)).toEqual([]);
  });

  test('resolves every reference', () => {
    const references = [...nodesOf(document)].map(([, node]) => node['$ref']).filter(isText);
    expect(references.length).toBeGreaterThan(0);
    for (const one of new Set(references)) {
      expect([one, behind(document, one)]).toEqual([one, expect.any(Object)]);
    }
  });

  test('names every operation once, and declares each part of its path', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, parameters } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect([path, inPath.toSorted()]).toEqual([path, parts.toSorted()]);
    }
  });
});

const planted = {
  method: 'GET',
  path: '/planted/{id}',
  summary: 'A call with fields of which some say nothing',
  access: 'anyone',
  sends: 'query',
  input: v.object({ id: v.string(), reported: text('Says it.') }),
  response: v.object({
    bare: v.string(),
    list: described(v.array(v.object({ deep: v.any() })), 'x'),
  }),
  errors: [],
} as const satisfies Endpoint;

test('Wire calls: a property or parameter without a description is reported', () => {
  const found = undescribedIn(openApiDocument('planted', { area: { planted } }));
  expect(found.map((one) => one.split(' ').at(-1))).toEqual(['id', 'bare', 'deep']);
});
