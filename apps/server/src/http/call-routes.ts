import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeParse, type BaseIssue } from 'valibot';
import type { Endpoint, EndpointTable } from '@pavilion/contract/endpoint';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { memberKind } from '@pavilion/domain/member/member-type';
import { refusal } from '@pavilion/domain/member/refusal';
import { sameSecret } from '../kit/random-token.ts';
import type { Caller, Handlers } from './handlers.ts';
import { Refused } from './refused.ts';
import { requestFacts } from './request-facts.ts';

/** A call whose body may be encrypted, as it arrived. */
export type SealedRequest = {
  /** The `Encryption` header. */
  header: string;
  method: string;
  /** Without the query. */
  path: string;
  body: unknown;
};

export type AccessRules = {
  merchantCode: string;
  operatorToken: string;
  memberTypes: MemberTypeTable;
  /** Opens encrypted bodies; with `required`, plain ones are refused where a call is marked. */
  encryption: {
    required: boolean;
    open: (request: SealedRequest) => Promise<Record<string, unknown>>;
  };
  /** Null when the token is unknown, expired or ended. */
  resolveSession: (token: string) => Promise<Caller | null>;
};

export type HandlerTable<Table extends EndpointTable> = {
  [Area in keyof Table]: Handlers<Table[Area]>;
};

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

function authorization(request: FastifyRequest): string {
  return request.headers.authorization ?? '';
}

async function callerOf(request: FastifyRequest, rules: AccessRules): Promise<Caller> {
  const token = authorization(request);
  if (token === '') throw new Refused('login.not.session');
  const caller = await rules.resolveSession(token);
  if (!caller) throw new Refused('session.ended');
  return caller;
}

function refuseAction(endpoint: Endpoint, caller: Caller, rules: AccessRules): void {
  if (endpoint.access === 'agent' && !memberKind(caller.memberType, rules.memberTypes).agent) {
    throw new Refused('member.not.agent');
  }
  if (endpoint.action === undefined) return;
  const visitor = { kind: 'session', memberType: caller.memberType } as const;
  const code = refusal(endpoint.action, visitor, rules.memberTypes);
  if (code !== null) throw new Refused(code);
}

/** What the handler may read of the one who calls; refuses those who may not call. */
async function contextOf(endpoint: Endpoint, request: FastifyRequest, rules: AccessRules) {
  const facts = requestFacts(request);
  if (endpoint.access === 'operator') {
    if (!sameSecret(authorization(request), rules.operatorToken)) {
      throw new Refused('no.permission');
    }
    return facts;
  }
  if (request.headers['merchant'] !== rules.merchantCode) throw new Refused('request.merchant');
  if (endpoint.access === 'anyone') return facts;
  const caller = await callerOf(request, rules);
  refuseAction(endpoint, caller, rules);
  return { ...facts, caller };
}

function wrongFields(issues: readonly BaseIssue<unknown>[]) {
  return {
    fields: issues.slice(0, 20).map((issue) => ({
      field: (issue.path ?? []).map((part) => String(part.key)).join('.'),
      expected: issue.expected ?? issue.type,
    })),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body in the clear. */
async function bodyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { encryption }: AccessRules,
): Promise<unknown> {
  const header = request.headers['encryption'];
  const plain = request.body ?? {};
  if (endpoint.encrypted !== true) return plain;
  if (header === undefined) {
    if (encryption.required) throw new Refused('encryption.required');
    return plain;
  }
  const [path = ''] = request.url.split('?', 1);
  const { method } = request;
  return encryption.open({ header: String(header), method, path, body: request.body });
}

async function rawInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  rules: AccessRules,
): Promise<unknown> {
  const params = request.params as Record<string, string>;
  if (endpoint.sends === 'query') return { ...(request.query as object), ...params };
  const sent = request.headers['content-type'];
  const expected = endpoint.sends === 'form' ? 'application/x-www-form-urlencoded' : '/json';
  if (sent !== undefined && !sent.includes(expected)) throw new Refused('request.content.type');
  const body = await bodyOf(endpoint, request, rules);
  return isRecord(body) ? { ...body, ...params } : body;
}

async function validInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  rules: AccessRules,
): Promise<unknown> {
  const result = safeParse(endpoint.input, await rawInput(endpoint, request, rules));
  if (!result.success) throw new Refused('request.invalid', wrongFields(result.issues));
  return result.output;
}

function addRoute(
  server: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler,
  rules: AccessRules,
): void {
  server.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const context = await contextOf(endpoint, request, rules);
      const input = await validInput(endpoint, request, rules);
      const value = await handler(input, context);
      return reply.header('cache-control', 'no-store').send({ success: true, value });
    },
  });
}

/** Turns the contract into routes: access, validation, handler, envelope. */
export function addCallRoutes<Table extends EndpointTable>(
  server: FastifyInstance,
  table: Table,
  handlers: HandlerTable<Table>,
  rules: AccessRules,
): void {
  for (const [area, calls] of Object.entries(table)) {
    for (const [name, call] of Object.entries(calls)) {
      const ofArea = handlers[area] as unknown as Record<string, AnyHandler>;
      const handler = ofArea[name];
      if (!handler) throw new Error(`no handler for ${area}.${name}`);
      addRoute(server, call, handler, rules);
    }
  }
}
