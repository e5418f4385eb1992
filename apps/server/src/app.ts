import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { operatorEndpoints } from '@pavilion/contract/operator';
import { playerEndpoints } from '@pavilion/contract/player';
import type { Language } from '@pavilion/domain/site/language';
import { createDatabaseFileStore } from './adapters/file-store/database/database-file-store.ts';
import { createSandboxIdentityCheck } from './adapters/identity-check/sandbox/sandbox-check.ts';
import { createOpenIdIdentity } from './adapters/identity-provider/openid/openid-identity.ts';
import { createSandboxChat } from './adapters/live-chat/sandbox/sandbox-chat.ts';
import { createSandboxResults } from './adapters/lottery-results/sandbox/sandbox-results.ts';
import { createSmtpMail } from './adapters/mail-sender/smtp/smtp-mail.ts';
import { createSandboxGateway } from './adapters/payment-gateway/sandbox/sandbox-gateway.ts';
import { createWebPush } from './adapters/push-sender/web-push/web-push.ts';
import { createTwilioSms } from './adapters/sms-sender/twilio-shape/twilio-sms.ts';
import { closeUnserved } from './app/close-unserved.ts';
import { gameConnections } from './app/games/game-connections.ts';
import { randomnessBeacon } from './app/games/randomness-beacon.ts';
import { findTroubles } from './app/health/find-troubles.ts';
import { addHealthRoutes } from './app/health/health.routes.ts';
import { createLiveStreams, type LiveStreams } from './app/live/live-streams.ts';
import { addLiveRoute } from './app/live/live.routes.ts';
import { createModules, type Modules } from './app/modules.ts';
import { addOpenApiRoutes } from './app/pages/openapi.routes.ts';
import { createPageAnswers, createPageBoot } from './app/pages/page-boot.ts';
import { addWellKnownRoutes } from './app/pages/well-known.routes.ts';
import { seedTryAccounts } from './app/people/try-accounts.ts';
import { pushEndpoints } from './app/push-endpoints.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createKysely } from './db/kysely-dialect.ts';
import { migrate } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import type { SqlEngine } from './db/sql-engine.ts';
import type { Tables } from './db/tables.ts';
import { addCallRoutes, type AccessRules } from './http/call-routes.ts';
import { addConsoleApp } from './http/pages/console-app.ts';
import { addWebApp } from './http/pages/web-app.ts';
import { streamBudget } from './http/request/request-budgets.ts';
import { addSiteSecurity } from './http/security/site-security.ts';
import { createHttpServer } from './http/server/create-http-server.ts';
import { startMetricsServer } from './http/server/metrics-server.ts';
import { systemClock } from './kit/clock.ts';
import { diskRoom } from './kit/disk-room.ts';
import { createRateLimiter } from './kit/limits/rate-limit.ts';
import type { SlotReading } from './kit/limits/slots.ts';
import type { Logger } from './kit/logger.ts';
import { createProcessMetrics, type ProcessMetrics } from './kit/process-metrics.ts';
import { createSignals, type Signals } from './kit/signals.ts';
import type { RepeatingJobs } from './kit/time/repeating-job.ts';
import { contentSignal } from './modules/content/content.ts';
import { createOperatorKeys } from './modules/operators/operator-keys.ts';
import { readPictureManifest } from './modules/site/picture-manifest.ts';
import { siteWarnings } from './modules/site/site-warnings.ts';
import { loadSite, videoOrigins, type Site } from './modules/site/site.ts';
import type { ResultSources } from './ports/lottery-results.ts';

const checkIntervalMs = 5 * 60_000;

export type App = { start: () => Promise<void>; stop: () => Promise<void> };

/** Origins of the connections' games; a page frames no others. */
function gameOrigins({ sandbox, hub88 }: Config): string[] {
  const ofSandbox = sandbox ? [new URL(sandbox.url).origin] : [];
  return [...ofSandbox, ...(hub88?.gameOrigins ?? [])];
}

function paymentGateway({ sandbox }: Config) {
  if (!sandbox) return null;
  const { url, gatewayApiKey: apiKey, gatewayWebhookSecret: webhookSecret } = sandbox;
  return createSandboxGateway({ url, apiKey, webhookSecret });
}

function identityCompany({ sandbox }: Config) {
  return (
    sandbox && createSandboxIdentityCheck({ url: sandbox.url, apiKey: sandbox.identityCheckKey })
  );
}

function liveChat({ sandbox }: Config) {
  return sandbox && createSandboxChat({ url: sandbox.url, secret: sandbox.chatSecret });
}

/** By the names of the site folder; only the sandbox reports results so far, and makes them up. */
function resultSources({ sandbox, production }: Config): ResultSources {
  if (!sandbox || production) return {};
  const { url, resultsSecret: secret } = sandbox;
  const named = (source: string) => createSandboxResults({ url, secret, source });
  return { 'north-star': named('north-star'), 'south-star': named('south-star') };
}

/** Kinds of changes that make the rendered pages out of date. */
const drawnKinds: ReadonlySet<string> = new Set([contentSignal.kind, 'status', 'games']);

type Deps = {
  config: Config;
  site: Site;
  modules: Modules;
  engine: SqlEngine;
  db: Database;
  signals: Signals;
  streams: LiveStreams;
  slotReadings: () => SlotReading[];
};

async function addRoutes(
  server: FastifyInstance,
  { config, site, modules, engine, db, signals, streams, slotReadings }: Deps,
): Promise<void> {
  const access: AccessRules = {
    merchantCode: site.brand.merchantCode,
    operatorOf: createOperatorKeys(config.operators, createRateLimiter(db, systemClock)),
    auditLog: modules.operators.auditLog,
    memberTypes: site.memberTypes,
    countryHeader: config.countryHeader,
    closedTo: modules.closedTo,
    encryption: modules.encryption,
    resolveSession: modules.people.resolveSession,
    isConfirmed: modules.people.isConfirmed,
    secureCookies: config.publicUrl.startsWith('https:'),
  };
  const hasRoom = diskRoom(config.database.dataDir);
  addHealthRoutes(server, () => findTroubles({ engine, hasRoom, slotReadings }));
  addCallRoutes(server, playerEndpoints, modules.handlers, access);
  addCallRoutes(server, operatorEndpoints, modules.operatorHandlers, access);
  addLiveRoute(server, streams, access);
  modules.addRoutes(server);
  addWellKnownRoutes(server, {
    publicUrl: config.publicUrl,
    securityContact: site.brand.securityContact,
    languages: languagesOf(site),
    clock: systemClock,
  });
  addOpenApiRoutes(server);
  if (!config.production) await addConsoleApp(server, config.consoleDir);
  await addWebApp(server, {
    webDir: config.webDir,
    languages: languagesOf(site),
    app: { name: site.brand.name, theme: site.brand.theme },
    frameOrigins: [...gameOrigins(config), ...videoOrigins(site, 'embed')],
    mediaOrigins: videoOrigins(site, 'file'),
    imageOrigins: site.brand.imageCdns.map((host) => new URL(host).origin),
    pageBoot: createPageBoot(modules.handlers, {
      publicUrl: config.publicUrl,
      now: systemClock,
    }),
    pageAnswers: createPageAnswers(modules.handlers),
    countryHeader: config.countryHeader,
    closedTo: modules.closedTo,
    watchContent: (changed) => {
      signals.listen((signal) => {
        if (signal === null || drawnKinds.has(signal.kind)) changed();
      });
    },
  });
}

function namesCountries({ status: { regionRestriction } }: Site): boolean {
  const { allowedCountries, blockedCountries } = regionRestriction;
  return allowedCountries.length + blockedCountries.length > 0;
}

function observeRequests(server: FastifyInstance, metrics: ProcessMetrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

/** The enabled languages, the site's default first. */
function languagesOf({ brand, languages }: Site): [Language, ...Language[]] {
  const on = languages.filter((one) => one.on).map(({ code }) => code);
  return [brand.defaultLanguage, ...on.filter((code) => code !== brand.defaultLanguage)];
}

/** The games of providers that have no wallets of their own. */
function gamesOnOurWallets({ games, vendors }: Site, modules: Modules) {
  const ours = vendors.filter(({ connection }) => !modules.games.transferWalletsOf(connection));
  const codes = new Set(ours.map(({ code }) => code));
  return games.filter(({ vendor }) => codes.has(vendor));
}

/** Whether money may move between members: in production a clause of the licence must permit it. */
function mayTransfer({ agents: { transfer } }: Site, { production }: Config): boolean {
  return transfer.enabled && (!production || transfer.licenceClause !== '');
}

/** Reads the site; what needs something that is not configured is off, and the log says so. */
function siteToServe(config: Config, logger: Logger, hasChat: boolean): Site {
  const loaded = loadSite(config.siteDir, systemClock());
  const { site, closed } = closeUnserved(loaded, {
    sms: config.sms !== null,
    identity: config.identity !== null,
    chat: hasChat,
    transfer: mayTransfer(loaded, config),
  });
  if (closed.length > 0) {
    logger.warn(
      { flags: closed },
      'off, because what it needs is not set: see SMS_URL, IDENTITY_ISSUER and agents.yaml',
    );
  }
  const warnings = siteWarnings(site);
  if (warnings.length > 0) logger.warn({ warnings }, 'the site folder says what may be a mistake');
  if (config.countryHeader === null && namesCountries(site)) {
    logger.warn('no visitor has a country, though countries are listed: set COUNTRY_HEADER');
  }
  return site;
}

/** Reads the site, opens the database, joins the modules; nothing listens before `start`. */
export async function createApp(config: Config, logger: Logger): Promise<App> {
  const { sms, mail, identity: service } = config;
  const chat = liveChat(config);
  const site = siteToServe(config, logger, chat !== null);
  const engine = await openDatabase(config.database);
  await migrate(engine, config.migrationsDir);
  const db = createKysely<Tables>(engine);
  const signals = createSignals(engine, db);
  const modules = createModules({
    engine,
    db,
    signals,
    site,
    pictures: readPictureManifest(
      join(config.webDir, 'client', 'art', 'manifest.json'),
      site.brand.imageCdns,
    ),
    connections: gameConnections(config, site.brand),
    gateway: paymentGateway(config),
    identityCompany: identityCompany(config),
    beacon: randomnessBeacon(config, logger),
    resultSources: resultSources(config),
    production: config.production,
    files: createDatabaseFileStore(db),
    pushSender: createWebPush({ subject: config.publicUrl, clock: systemClock }),
    isPushEndpoint: pushEndpoints(config.sandbox),
    sms: sms && createTwilioSms(sms),
    chat,
    identityService: service && createOpenIdIdentity(service),
    mail: mail && createSmtpMail(mail),
    clock: systemClock,
    logger,
    publicUrl: config.publicUrl,
    gameOrigins: gameOrigins(config),
    keysSecret: config.keysSecret,
  });
  await modules.prepare();
  if (!config.production) {
    const games = gamesOnOurWallets(site, modules);
    const rules = site.agents;
    await seedTryAccounts({ ...modules, ...site.brand, db, clock: systemClock, games, rules });
  }
  const metrics = createProcessMetrics(findingCounts(modules));
  const streams = createLiveStreams({
    signals,
    findLiveSessions: modules.people.findLiveSessions,
    logger,
    budget: streamBudget(config.liveStreams),
  });
  metrics.watchStreams(streams.count);
  watchModules(metrics, modules);
  const server = createHttpServer(logger, metrics.countRefusal, config.trustedProxies);
  const slotReadings = readingsOf(server, streams, modules);
  metrics.watchSlots(slotReadings);
  observeRequests(server, metrics);
  addSiteSecurity(server, config.publicUrl);
  await addRoutes(server, { config, site, modules, engine, db, signals, streams, slotReadings });
  return runnable(config, server, engine, metrics, { signals, jobs: modules.jobs });
}

function watchModules(metrics: ProcessMetrics, modules: Modules): void {
  metrics.watchCircuits(modules.games.vendorCircuits);
  metrics.watchTexts(modules.textsLeft);
  metrics.watchLooks(modules.protection.looksWaiting);
  metrics.watchIdentityChecks(modules.protection.identityChecksWaiting);
}

function findingCounts({ checkLedger, agents }: Modules) {
  return {
    ledger: async () => (await checkLedger()).findings.length,
    agents: async () => (await agents.findProblems()).length,
  };
}

function readingsOf(server: FastifyInstance, streams: LiveStreams, modules: Modules) {
  return () => [...server.slots.readings(), streams.reading(), ...modules.slotReadings()];
}

type Background = { signals: Signals; jobs: readonly RepeatingJobs[] };

function runnable(
  config: Config,
  server: FastifyInstance,
  engine: SqlEngine,
  metrics: ProcessMetrics,
  { signals, jobs }: Background,
): App {
  const stops: (() => Promise<unknown> | void)[] = [];

  async function start(): Promise<void> {
    const metricsServer = await startMetricsServer(
      metrics.registry,
      config.host,
      config.metricsPort,
    );
    await signals.start();
    await server.listen({ host: config.host, port: config.port });
    for (const one of jobs) one.start();
    const timer = setInterval(() => void metrics.runChecks(), checkIntervalMs);
    void metrics.runChecks();
    stops.push(
      () => clearInterval(timer),
      () => void metricsServer.close(),
    );
  }

  /** Stops new requests, then jobs, then the database. */
  async function stop(): Promise<void> {
    await server.close();
    await Promise.all(jobs.map((one) => one.stop()));
    await signals.stop();
    for (const one of stops) await one();
    await engine.close();
  }
  return { start, stop };
}
