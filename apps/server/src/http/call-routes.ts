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

export type AccessRules = {
  merchantCode: string;
  operatorToken: string;
  memberTypes: MemberTypeTable;
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

function rawInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  if (endpoint.sends === 'query') return { ...(request.query as object), ...params };
  const sent = request.headers['content-type'];
  const expected = endpoint.sends === 'form' ? 'application/x-www-form-urlencoded' : '/json';
  if (sent !== undefined && !sent.includes(expected)) throw new Refused('request.content.type');
  const body = request.body ?? {};
  return isRecord(body) ? { ...body, ...params } : body;
}

function validInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const result = safeParse(endpoint.input, rawInput(endpoint, request));
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
      const value = await handler(validInput(endpoint, request), context);
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
