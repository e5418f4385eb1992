import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse, type BaseIssue } from 'valibot';
import { countedNetworks } from '#kit/network/address-network.ts';
import {
  closesWithExclusion,
  closesWithSite,
  closesWithUnfinished,
  type Endpoint,
  type EndpointTable,
} from '@pavilion/contract/endpoint';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import { memberKind } from '@pavilion/domain/member/member-type';
import { refusal } from '@pavilion/domain/member/refusal';
import type { ClosedCode } from '@pavilion/domain/site/system-status';
import { ApiError } from './api-error.ts';
import type {
  Caller,
  Handlers,
  OperatorContext,
  RequestContext,
  VisitorContext,
} from './handlers.ts';
import { sendBlob } from './replies/blob-file.ts';
import { toApiError } from './replies/failure-reply.ts';
import { sendTextFile, TextFile } from './replies/text-file.ts';
import { isForm, readFormPictures } from './request/form-pictures.ts';
import {
  acceptMultipart,
  multipartKinds,
  readMultipart,
  type MultipartKind,
} from './request/multipart-body.ts';
import { bodyBudgets, type RequestKind } from './request/request-budgets.ts';
import { requestContext } from './request/request-context.ts';
import { audited, type AuditLog } from './security/audit-log.ts';
import { browserCookie, captchaCookie, deviceCookie } from './security/device-cookie.ts';
import { visitorCountry } from './security/visitor-country.ts';
import { connectionEnd, onAnswerEnd } from './server/connection-end.ts';

/** A call with an encrypted body, as received. */
export type EncryptedRequest = {
  /** The `Encryption` header. */
  header: string;
  method: string;
  /** Without the query. */
  path: string;
  body: unknown;
};

export type AccessRules = {
  merchantCode: string;
  /** Returns the name of the key's operator, or null; refuses after too many wrong keys. */
  operatorOf: (key: string, address: string) => Promise<string | null>;
  auditLog: AuditLog;
  memberTypes: MemberTypeTable;
  /** The header in which a trusted proxy names the visitor's country; null where none does. */
  countryHeader: string | null;
  /** Why the site is closed to a visitor; called for every call of people, so it must be fast. */
  closedTo: (visitor: Pick<RequestContext, 'country'>) => Promise<ClosedCode | null>;
  /** Decrypts bodies; with `required`, calls marked encrypted refuse plain ones. */
  encryption: {
    required: boolean;
    open: (request: EncryptedRequest) => Promise<Record<string, unknown>>;
  };
  /** True when the site is reached over TLS, so that its cookies are Secure. */
  secureCookies: boolean;
  /** False for a session of a remembered device without a recent step-up. */
  isConfirmed: (sessionId: string) => Promise<boolean>;
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
  if (token === '') throw new ApiError('login.not.session');
  const caller = await rules.resolveSession(token);
  if (!caller) throw new ApiError('session.ended');
  return caller;
}

async function refuseWhileClosed(
  endpoint: Endpoint,
  visitor: RequestContext,
  rules: AccessRules,
): Promise<void> {
  if (!closesWithSite(endpoint)) return;
  const code = await rules.closedTo(visitor);
  if (code !== null) throw new ApiError(code);
}

function refuseAction(endpoint: Endpoint, caller: Caller, rules: AccessRules): void {
  if (endpoint.access === 'agent' && !memberKind(caller.memberType, rules.memberTypes).agent) {
    throw new ApiError('member.not.agent');
  }
  if (endpoint.action === undefined) return;
  const visitor = { kind: 'session', memberType: caller.memberType } as const;
  const code = refusal(endpoint.action, visitor, rules.memberTypes);
  if (code !== null) throw new ApiError(code);
}

/** Checks who may call, and creates the handler's context. */
async function contextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  rules: AccessRules,
) {
  const cookie = deviceCookie(request, reply, rules.secureCookies);
  const country = visitorCountry(request, rules.countryHeader);
  // Not by spreads, each of which would leave garbage in the old generation at every call.
  const context = Object.assign(requestContext(request), {
    country,
    deviceCookie: cookie,
    captchaCookie: captchaCookie(request, reply, rules.secureCookies),
    browserCookie: browserCookie(request, reply, rules.secureCookies),
    signal: connectionEnd(request),
  });
  if (endpoint.access === 'operator') {
    const operator = await rules.operatorOf(authorization(request), context.address);
    if (operator === null) throw new ApiError('no.permission');
    return Object.assign(context, { operator });
  }
  if (request.headers['merchant'] !== rules.merchantCode) throw new ApiError('request.merchant');
  await refuseWhileClosed(endpoint, context, rules);
  if (endpoint.access === 'anyone') {
    if (endpoint.learnsCaller !== true) return context;
    const token = authorization(request);
    const caller = token === '' ? null : await rules.resolveSession(token);
    return Object.assign(context, { caller });
  }
  const caller = await callerOf(request, rules);
  request.server.slots.holdForMember(caller.memberId, request, reply);
  if (caller.isExcluded && closesWithExclusion(endpoint)) throw new ApiError('member.excluded');
  if (caller.isUnfinished && closesWithUnfinished(endpoint)) {
    throw new ApiError('member.unfinished');
  }
  refuseAction(endpoint, caller, rules);
  if (endpoint.stepUp === true && !(await rules.isConfirmed(caller.sessionId))) {
    throw new ApiError('session.confirm.required');
  }
  return Object.assign(context, { caller });
}

function isOperator(context: RequestContext): context is OperatorContext {
  return 'operator' in context;
}

function memberIn(context: RequestContext): bigint | null {
  return 'caller' in context ? ((context as VisitorContext).caller?.memberId ?? null) : null;
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

/** Reads the body, decrypted if it was encrypted. */
async function bodyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { encryption }: AccessRules,
): Promise<unknown> {
  const header = request.headers['encryption'];
  const plain = request.body ?? {};
  if (endpoint.encrypted !== true) return plain;
  if (header === undefined) {
    if (encryption.required) throw new ApiError('encryption.required');
    return plain;
  }
  const [path = ''] = request.url.split('?', 1);
  const { method } = request;
  return encryption.open({ header: String(header), method, path, body: request.body });
}

function multipartKindOf({ carries }: Endpoint): MultipartKind {
  return carries === 'documents' ? 'documents' : 'upload';
}

async function rawInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  rules: AccessRules,
  context: RequestContext,
): Promise<unknown> {
  const params = request.params as Record<string, string>;
  if (endpoint.sends === 'query') return { ...(request.query as object), ...params };
  if (endpoint.alsoForm && isForm(request)) return { ...readFormPictures(request), ...params };
  if (endpoint.sends === 'multipart') {
    const kind = multipartKindOf(endpoint);
    return { ...(await readMultipart(kind, request, memberIn(context))), ...params };
  }
  const sent = request.headers['content-type'];
  const expected = endpoint.sends === 'form' ? 'application/x-www-form-urlencoded' : '/json';
  if (sent !== undefined && !sent.includes(expected)) throw new ApiError('request.content.type');
  const body = await bodyOf(endpoint, request, rules);
  return isRecord(body) ? { ...body, ...params } : body;
}

/** True for a text with a NUL or a lone surrogate, which the database cannot store. */
function holdsUnkeptSign(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).flat().some(holdsUnkeptSign);
}

async function validInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  rules: AccessRules,
  context: RequestContext,
): Promise<unknown> {
  const result = safeParse(endpoint.input, await rawInput(endpoint, request, rules, context));
  if (!result.success) throw new ApiError('request.invalid', wrongFields(result.issues));
  if (holdsUnkeptSign(result.output)) throw new ApiError('request.invalid');
  return result.output;
}

type Called = { name: string; endpoint: Endpoint; handler: AnyHandler };

/** Runs an operator's call with audit entries, also when the input is refused. */
function auditedCall(
  { name, endpoint, handler }: Called,
  rules: AccessRules,
  context: OperatorContext,
  request: FastifyRequest,
): Promise<unknown> {
  const { operator, address, requestId } = context;
  const { params, query, body } = request;
  const input = { ...(params as object), ...(query as object), ...(isRecord(body) ? body : {}) };
  return audited(rules.auditLog, {
    request: { operator, address, requestId, call: name, input },
    changes: endpoint.method !== 'GET',
    run: async () => handler(await validInput(endpoint, request, rules, context), context),
    codeOf: (error) => toApiError(error).code,
  });
}

function kindOf(endpoint: Endpoint): RequestKind {
  if (endpoint.sends === 'multipart') return multipartKindOf(endpoint);
  if (endpoint.carries === 'longText') return 'longText';
  return endpoint.file === undefined ? 'call' : 'export';
}

/** Holds one of the few slots for exports until the answer has ended. */
function holdForFile(request: FastifyRequest, reply: FastifyReply, context: RequestContext): void {
  const counts = {
    member: memberIn(context)?.toString(),
    address: countedNetworks(context.address),
  };
  onAnswerEnd(request, reply, request.server.slots.files.hold(counts));
}

function addRoute(server: FastifyInstance, called: Called, rules: AccessRules): void {
  const { endpoint, handler } = called;
  const kind = kindOf(endpoint);
  server.route({
    config: { kind },
    bodyLimit: kind === 'longText' ? bodyBudgets.longText.bytes : bodyBudgets.call.bytes,
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const context = await contextOf(endpoint, request, reply, rules);
      if (kind === 'export') holdForFile(request, reply, context);
      const value = isOperator(context)
        ? await auditedCall(called, rules, context, request)
        : await handler(await validInput(endpoint, request, rules, context), context);
      if (value instanceof Blob) return sendBlob(reply, value);
      if (value instanceof TextFile) return sendTextFile(request, reply, value);
      return reply.header('cache-control', 'no-store').send({ success: true, value });
    },
  });
}

function callsOf<Table extends EndpointTable>(table: Table, handlers: HandlerTable<Table>) {
  return Object.entries(table).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): Called => {
      const ofArea = handlers[area] as unknown as Record<string, AnyHandler>;
      const handler = ofArea[name];
      if (!handler) throw new Error(`no handler for ${area}.${name}`);
      return { name: `${area}.${name}`, endpoint, handler };
    }),
  );
}

/** Turns the contract into routes: access, validation, handler, envelope. */
export function addCallRoutes<Table extends EndpointTable>(
  server: FastifyInstance,
  table: Table,
  handlers: HandlerTable<Table>,
  rules: AccessRules,
): void {
  const calls = callsOf(table, handlers);
  for (const called of calls) {
    if (called.endpoint.sends !== 'multipart') addRoute(server, called, rules);
  }
  for (const kind of multipartKinds) {
    const ofKind = calls.filter(({ endpoint }) => kindOf(endpoint) === kind);
    if (ofKind.length === 0) continue;
    void server.register(async (scope) => {
      acceptMultipart(scope, kind);
      for (const called of ofKind) addRoute(scope, called, rules);
    });
  }
}
