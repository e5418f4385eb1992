import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '@pavilion/contract/endpoints';
import { openApiDocument } from '@pavilion/contract/openapi';
import { createSoftSwissConnection } from './adapters/game-vendor/softswiss/connection.ts';
import { createSandboxGateway } from './adapters/payment-gateway/sandbox/sandbox-gateway.ts';
import { addHealthRoutes } from './app/health.routes.ts';
import { createModules, type Modules } from './app/modules.ts';
import { createPageBoot } from './app/page-boot.ts';
import { seedTryAccounts } from './app/try-accounts.ts';
import type { Config } from './config.ts';
import { createKysely } from './db/kysely-dialect.ts';
import { migrate } from './db/migrations.ts';
import { openDatabase } from './db/open-database.ts';
import type { SqlEngine } from './db/sql-engine.ts';
import type { Tables } from './db/tables.ts';
import { addCallRoutes } from './http/call-routes.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import { addWebApp } from './http/web-app.ts';
import { systemClock } from './kit/clock.ts';
import type { Logger } from './kit/logger.ts';
import { createProcessMetrics, type ProcessMetrics } from './kit/process-metrics.ts';
import { readPictureManifest } from './modules/site/picture-manifest.ts';
import { loadSite, type Site } from './modules/site/site.ts';

const ledgerCheckIntervalMs = 5 * 60_000;

export type App = { start: () => Promise<void>; stop: () => Promise<void> };

function gameConnections({ sandbox }: Config) {
  if (!sandbox) return {};
  const { url: baseUrl, vendorSecret: secret } = sandbox;
  return {
    sandbox: createSoftSwissConnection({ id: 'sandbox', baseUrl, casinoId: 'pavilion', secret }),
  };
}

function paymentGateway({ sandbox }: Config) {
  if (!sandbox) return null;
  const { url, gatewayApiKey: apiKey, gatewayWebhookSecret: webhookSecret } = sandbox;
  return createSandboxGateway({ url, apiKey, webhookSecret });
}

async function isReachable(engine: SqlEngine): Promise<boolean> {
  try {
    await engine.query('select 1');
    return true;
  } catch {
    return false;
  }
}

async function addRoutes(
  server: FastifyInstance,
  config: Config,
  site: Site,
  modules: Modules,
  engine: SqlEngine,
): Promise<void> {
  addHealthRoutes(server, () => isReachable(engine));
  addCallRoutes(server, endpoints, modules.handlers, {
    merchantCode: site.brand.merchantCode,
    operatorToken: config.operatorToken,
    memberTypes: site.memberTypes,
    encryption: modules.identity.encryption,
    resolveSession: modules.identity.resolveSession,
  });
  modules.games.addVendorRoutes(server);
  modules.payments.addWebhookRoutes(server);
  const openApi = openApiDocument(endpoints);
  server.get('/openapi.json', async () => openApi);
  await addWebApp(server, {
    webDir: config.webDir,
    defaultLanguage: site.brand.defaultLanguage === 'TY' ? 'TY' : 'EN',
    frameOrigins: config.sandbox ? [new URL(config.sandbox.url).origin] : [],
    pageBoot: createPageBoot(modules.handlers, systemClock),
  });
}

function observeRequests(server: FastifyInstance, metrics: ProcessMetrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

/** Reads the site, opens the database, joins the modules; nothing listens before `start`. */
export async function createApp(config: Config, logger: Logger): Promise<App> {
  const site = loadSite(config.siteDir, systemClock());
  const engine = await openDatabase(config.database);
  await migrate(engine, config.migrationsDir);
  const db = createKysely<Tables>(engine);
  const modules = createModules({
    engine,
    db,
    site,
    pictures: readPictureManifest(join(config.webDir, 'client', 'art', 'manifest.json')),
    connections: gameConnections(config),
    gateway: paymentGateway(config),
    clock: systemClock,
    logger,
    publicUrl: config.publicUrl,
  });
  const { identity, wallet, payments, checkLedger } = modules;
  const { currency, trialCurrency } = site.brand;
  if (!config.production) {
    await seedTryAccounts({ db, identity, wallet, currency, trialCurrency });
  }
  const metrics = createProcessMetrics(async () => (await checkLedger()).findings.length);
  const server = createHttpServer(logger);
  observeRequests(server, metrics);
  await addRoutes(server, config, site, modules, engine);
  return runnable(config, server, engine, metrics, payments.jobs);
}

type Jobs = Modules['payments']['jobs'];

function runnable(
  config: Config,
  server: FastifyInstance,
  engine: SqlEngine,
  metrics: ProcessMetrics,
  jobs: Jobs,
): App {
  const stops: (() => Promise<unknown> | void)[] = [];

  async function start(): Promise<void> {
    const metricsServer = await startMetricsServer(
      metrics.registry,
      config.host,
      config.metricsPort,
    );
    await server.listen({ host: config.host, port: config.port });
    jobs.start();
    const timer = setInterval(() => void metrics.checkLedger(), ledgerCheckIntervalMs);
    void metrics.checkLedger();
    stops.push(
      () => clearInterval(timer),
      () => void metricsServer.close(),
    );
  }

  /** First no new requests, then no new work, then the database. */
  async function stop(): Promise<void> {
    await server.close();
    await jobs.stop();
    for (const one of stops) await one();
    await engine.close();
  }
  return { start, stop };
}
