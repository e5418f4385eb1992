import { randomBytes, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { findTroubles } from '#app/health/find-troubles.ts';
import { addHealthRoutes } from '#app/health/health.routes.ts';
import { createLiveStreams } from '#app/live/live-streams.ts';
import { addLiveRoute } from '#app/live/live.routes.ts';
import { createModules } from '#app/modules.ts';
import { peopleAsOne } from '#app/testing/people-as-one.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { addCallRoutes, type AccessRules } from '#http/call-routes.ts';
import { streamBudget } from '#http/request/request-budgets.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { systemClock } from '#kit/clock.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createProcessMetrics } from '#kit/process-metrics.ts';
import { createSignals, type Signals } from '#kit/signals.ts';
import { createOperatorKeys } from '#modules/operators/operator-keys.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import { createTestSite, type SiteChoices, type TestSite } from './test-site.ts';

/** The header in which the proxy of this site names the visitor's country. */
export const countryHeader = 'x-country';
export const operatorKey = randomBytes(24).toString('hex');
export const memberPassword = 'lantern-on-water';

export type Sent = {
  method: string;
  path: string;
  token?: string;
  body?: object | FormData | URLSearchParams;
  headers?: Record<string, string>;
};
export type Answer = {
  status: number;
  errorCode?: string;
  value?: unknown;
  /** The `Retry-After` header. */
  retryAfter?: string;
};

/** Creates a client of the server. */
function createCaller(origin: string, merchant: string) {
  let cookie = '';

  async function call({ method, path, token, body, headers = {} }: Sent): Promise<Answer> {
    const stop = new AbortController();
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const isJsonBody = body !== undefined && !isForm;
    const response = await fetch(origin + path, {
      method,
      signal: stop.signal,
      headers: {
        merchant,
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(token === undefined ? {} : { authorization: token }),
        ...(isJsonBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(isForm ? { body } : {}),
      ...(isJsonBody ? { body: JSON.stringify(body) } : {}),
    });
    cookie = /device=([\w.-]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? cookie;
    const retryAfter = response.headers.get('retry-after');
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = isJson ? ((await response.json()) as Omit<Answer, 'status'>) : {};
    if (!isJson) stop.abort();
    return { status: response.status, ...answer, ...(retryAfter !== null && { retryAfter }) };
  }

  /** `lastCookie` returns the value of the newest device cookie that an answer set. */
  return { call, lastCookie: () => cookie };
}

/** Serves the site on a port of its own. */
async function listen({
  site,
  engine,
  db,
  modules,
  signals,
  logger,
}: Pick<TestSite, 'site' | 'engine' | 'db' | 'modules' | 'signals' | 'logger'>) {
  const { people } = modules;
  const access: AccessRules = {
    merchantCode: site.brand.merchantCode,
    operatorOf: createOperatorKeys(
      [{ name: 'ana', token: operatorKey }],
      createRateLimiter(db, systemClock),
    ),
    auditLog: modules.operators.auditLog,
    memberTypes: site.memberTypes,
    countryHeader,
    closedTo: modules.closedTo,
    encryption: modules.encryption,
    resolveSession: people.resolveSession,
    isConfirmed: people.isConfirmed,
    secureCookies: false,
  };
  const metrics = createProcessMetrics({ ledger: async () => 0, agents: async () => 0 });
  const server = createHttpServer(logger, metrics.countRefusal);
  const streams = createLiveStreams({
    signals,
    findLiveSessions: people.findLiveSessions,
    logger,
    budget: { ...streamBudget(1000), shares: { member: 100, address: 1000 } },
  });
  const slotReadings = () => [
    ...server.slots.readings(),
    streams.reading(),
    ...modules.slotReadings(),
  ];
  metrics.watchSlots(slotReadings);
  addHealthRoutes(server, () => findTroubles({ engine, hasRoom: async () => true, slotReadings }));
  addCallRoutes(server, playerEndpoints, modules.handlers, access);
  addCallRoutes(server, operatorEndpoints, modules.operatorHandlers, access);
  addLiveRoute(server, streams, access);
  modules.addRoutes(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { server, streams, port, metrics, slotReadings };
}

/** Starts the whole server, with members to call it. */
export async function serveTestSite(database: TestDatabase, choices: SiteChoices = {}) {
  const opened = await createTestSite(database, choices);
  const { db, site, modules } = opened;
  const { server, streams, port, metrics, slotReadings } = await listen(opened);
  const { merchantCode } = site.brand;
  const { call, lastCookie } = createCaller(`http://127.0.0.1:${port}`, merchantCode);

  /** Registers a member, who then gets a type. */
  async function newMember(memberType: number): Promise<{ id: bigint; username: string }> {
    const username = `r${randomBytes(5).toString('hex')}`;
    const typed = { password: memberPassword, confirmPassword: memberPassword };
    const body = { username, ...typed, birthday: '1990-05-01', agreement: true };
    await call({ method: 'PUT', path: '/wps/member/register', body });
    const { id } = await db
      .updateTable('member')
      .set({ member_type: memberType })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, username };
  }

  return {
    ...opened,
    identity: peopleAsOne(modules.people),
    server,
    port,
    merchantCode,
    metrics: metrics.registry,
    slotReadings,
    newMember,
    call,
    lastCookie,
    close: async () => {
      streams.close();
      await server.close();
      await opened.close();
    },
  };
}

export type ServedSite = Awaited<ReturnType<typeof serveTestSite>>;

/**
 * Starts another server on the database of the first, as a process of its own would be: with its
 * own caches, slots and streams. One that `hearsNothing` gets no signals of others.
 */
export async function serveBeside(first: ServedSite, { hearsNothing = false } = {}) {
  const { engine, db, site, logger, merchantCode } = first;
  const real = createSignals(engine, db);
  const signals: Signals = hearsNothing ? { ...real, listen: () => () => {} } : real;
  await real.start();
  const modules = createModules({ ...first.moduleDeps, signals });
  const { server, streams, port } = await listen({ site, engine, db, modules, signals, logger });
  return {
    port,
    modules,
    ...createCaller(`http://127.0.0.1:${port}`, merchantCode),
    close: async () => {
      streams.close();
      await server.close();
      await real.stop();
    },
  };
}
