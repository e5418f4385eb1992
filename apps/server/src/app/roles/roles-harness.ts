import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createSandboxGateway } from '#adapters/payment-gateway/sandbox/sandbox-gateway.ts';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { addCallRoutes, type AccessRules } from '#http/call-routes.ts';
import { streamBudget } from '#http/request/request-budgets.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { systemClock, type Clock } from '#kit/clock.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createProcessMetrics } from '#kit/process-metrics.ts';
import { hashToken, randomToken } from '#kit/secrets/random-token.ts';
import { createSignals } from '#kit/signals.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import type { PasswordAlgorithm } from '#modules/credentials/password-algorithm.ts';
import { createOperatorKeys } from '#modules/operators/operator-keys.ts';
import { loadSite, type Site } from '#modules/site/site.ts';
import { createFakeFileStore } from '#ports/fakes/file-store.fake.ts';
import type { MailMessage } from '#ports/mail-sender.ts';
import type { SmsMessage } from '#ports/sms-sender.ts';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import { gameConnections } from '../games/game-connections.ts';
import { findTroubles } from '../health/find-troubles.ts';
import { addHealthRoutes } from '../health/health.routes.ts';
import { createLiveStreams } from '../live/live-streams.ts';
import { addLiveRoute } from '../live/live.routes.ts';
import { createModules, type ModuleDependencies } from '../modules.ts';
import { peopleAsOne } from '../testing/people-as-one.ts';
import { createCaller } from './roles-caller.ts';

const siteFolder = fileURLToPath(new URL('../../../../../site', import.meta.url));
const hourMs = 3_600_000;

/** The header in which the proxy of this site names the visitor's country. */
export const countryHeader = 'x-country';
export const operatorKey = randomBytes(24).toString('hex');
export const vendorKey = randomBytes(24).toString('hex');
export const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;

export type { Answer, Sent } from './roles-caller.ts';

/** Lists of allowed or excluded countries. */
export type Countries = Partial<Site['status']['regionRestriction']>;

type Choices = {
  countries?: Countries;
  passwordAlgorithm?: PasswordAlgorithm;
  clock?: Clock;
  /** Overrides of the policy of SMS codes. */
  smsCodes?: Partial<Site['policy']['verificationCode']>;
  /** False as where a licence forbids that a bonus blocks withdrawals of cash. */
  mayBlockWithdrawal?: boolean;
  /** Changes the default site. */
  change?: (site: Site) => Site;
  /** Configured companies, such as one for live chat. */
  companies?: Partial<Pick<ModuleDependencies, 'chat' | 'identityService' | 'gateway'>>;
};

/** A site that accepts plain bodies and whose registration form requires documents. */
function siteOfChoices(choices: Choices) {
  const { countries = {}, smsCodes = {}, clock = systemClock, change = (same) => same } = choices;
  const site = change(loadSite(siteFolder, clock()));
  const { policy, status } = site;
  const { mayBlockWithdrawal = policy.bonus.mayBlockWithdrawal } = choices;
  const regionRestriction = { ...status.regionRestriction, ...countries };
  const optional = { enabled: true, required: false };
  const registrationFields = { ...policy.registrationFields, idNumber: optional };
  return {
    ...site,
    status: { ...status, regionRestriction },
    encryption: 'optional' as const,
    policy: {
      ...policy,
      registrationFields,
      bonus: { ...policy.bonus, mayBlockWithdrawal },
      // Each captcha in words needs a proof of work, of little work.
      captcha: { proofBits: 4 },
      verificationCode: { ...policy.verificationCode, ...smsCodes },
    },
  };
}

/** Creates every module of the site over a database of its own; logs go into `logged`. */
async function openModules(database: TestDatabase, choices: Choices) {
  const { passwordAlgorithm = leastCost, clock = systemClock } = choices;
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const site = siteOfChoices(choices);
  const signals = createSignals(engine, db);
  const texts: SmsMessage[] = [];
  const mails: MailMessage[] = [];
  const outside = 'http://127.0.0.1:9';
  const modules = createModules({
    engine,
    db,
    signals,
    site,
    pictures: () => undefined as never,
    connections: gameConnections(
      { sandbox: { url: outside, vendorSecret: vendorKey }, hub88: null },
      site.brand,
    ),
    gateway: createSandboxGateway({ url: outside, apiKey: vendorKey, webhookSecret }),
    files: createFakeFileStore(),
    chat: null,
    identityService: null,
    pushSender: { send: async () => ({ outcome: 'sent' }) },
    isPushEndpoint: () => true,
    sms: {
      send: async (message) => {
        texts.push(message);
        return { outcome: 'sent' };
      },
    },
    mail: {
      send: async (message) => {
        mails.push(message);
        return { outcome: 'sent' };
      },
    },
    clock,
    logger,
    publicUrl: 'https://site.test',
    gameOrigins: [],
    keysSecret: 'a-secret-of-enough-length',
    passwordAlgorithm,
    ...choices.companies,
  });
  return { engine, db, logged, logger, site, signals, texts, mails, modules };
}

type Opened = Awaited<ReturnType<typeof openModules>>;

async function listen({ site, engine, db, modules, signals, logger }: Opened) {
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
  const metrics = createProcessMetrics(async () => 0);
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

type Call = ReturnType<typeof createCaller>['call'];

function createPeople(db: Database, call: Call) {
  /** Creates a real account of a type, with a wallet. */
  async function newMember(memberType: number): Promise<{ id: bigint; username: string }> {
    const username = `r${randomBytes(5).toString('hex')}`;
    const password = 'lantern-on-water';
    const body = { username, password, confirmPassword: password, birthday: '1990-05-01' };
    await call({ method: 'PUT', path: '/wps/member/register', body: { ...body, agreement: true } });
    const member = await db
      .updateTable('member')
      .set({ member_type: memberType })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: member.id, username };
  }

  /** Opens a session as a login does; a new one for each call, since calls may end it. */
  async function openSession(memberId: bigint, openedBy = 'password') {
    const token = randomToken();
    const id = randomUUID();
    const now = new Date();
    await db
      .insertInto('session')
      .values({
        id,
        token_hash: hashToken(token),
        member_id: memberId,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + hourMs),
        ended_at: null,
        end_reason: null,
        address: '127.0.0.1',
        user_agent: 'test',
        device_id: null,
        opened_by: openedBy,
        confirmed_at: null,
      })
      .execute();
    return { id, token };
  }

  return { newMember, openSession };
}

/** Starts the whole server on a port of its own, with members to call it. */
export async function openRolesHarness(database: TestDatabase, choices: Choices = {}) {
  const opened = await openModules(database, choices);
  const { engine, db, logged, texts, mails, site, modules } = opened;
  const { server, streams, port, metrics, slotReadings } = await listen(opened);
  const { merchantCode } = site.brand;
  const { call, lastCookie } = createCaller(`http://127.0.0.1:${port}`, merchantCode);
  return {
    db,
    engine,
    logged,
    texts,
    mails,
    modules,
    identity: peopleAsOne(modules.people),
    server,
    port,
    merchantCode,
    metrics: metrics.registry,
    slotReadings,
    ...createPeople(db, call),
    call,
    lastCookie,
    close: async () => {
      streams.close();
      await server.close();
      await engine.close();
    },
  };
}

export type RolesHarness = Awaited<ReturnType<typeof openRolesHarness>>;
