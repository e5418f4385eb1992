import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createSandboxGateway } from '#adapters/payment-gateway/sandbox/sandbox-gateway.ts';
import type { ModuleDependencies } from '#app/base-modules.ts';
import { gameConnections } from '#app/games/game-connections.ts';
import { createModules } from '#app/modules.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { systemClock } from '#kit/clock.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { loadSite, type Site } from '#modules/site/site.ts';
import type { MailMessage } from '#ports/mail-sender.ts';
import type { SmsMessage } from '#ports/sms-sender.ts';
import { keysSecret, openTestBase } from './test-base.ts';

const siteFolder = fileURLToPath(new URL('../../../../site', import.meta.url));
export const vendorKey = randomBytes(24).toString('hex');
export const webhookSecret = `whsec_${randomBytes(24).toString('base64')}`;

/** No company listens there. */
const outside = 'http://127.0.0.1:9';

const loaded = new Map<number, Site>();
const begun = new Date();

/** The site of the repository, read once for each start of a test's clock. */
export function siteOfFolder(startedAt = begun): Site {
  const at = startedAt.getTime();
  const site = loaded.get(at) ?? loadSite(siteFolder, startedAt);
  loaded.set(at, site);
  return site;
}

/** Makes a change of a site that replaces parts of its policy. */
export const withPolicy =
  (change: (policy: Site['policy']) => Partial<Site['policy']>) =>
  (site: Site): Site => ({ ...site, policy: { ...site.policy, ...change(site.policy) } });

/** A site that accepts plain bodies, with captchas of little work, and asks for documents. */
function testedSite(site: Site): Site {
  const idNumber = { enabled: true, required: false };
  const change = withPolicy(({ registrationFields }) => ({
    registrationFields: { ...registrationFields, idNumber },
    captcha: { proofBits: 4 },
  }));
  // Tests of the identity check ask for it where they need it.
  const protection = { ...site.protection, verifiedBefore: [] };
  return change({ ...site, encryption: 'optional', protection });
}

export type SiteChoices = {
  /** Where the clock that the test sets starts; left out where the site runs in real time. */
  startedAt?: Date;
  /** Changes the site of the repository. */
  change?: (site: Site) => Site;
  /** The dependencies of the modules that a test replaces, such as a company. */
  deps?: Partial<ModuleDependencies>;
};

/** Senders that record the messages. */
export function recordMessages() {
  const texts: SmsMessage[] = [];
  const mails: MailMessage[] = [];
  const recorder = <Message>(into: Message[]) => ({
    send: async (message: Message) => {
      into.push(message);
      return { outcome: 'sent' as const };
    },
  });
  return { texts, mails, sms: recorder(texts), mail: recorder(mails) };
}

/**
 * The whole site over a database of its own, its companies replaced by fakes: the real modules,
 * joined as in production. Logs go into `logged`, messages into `texts` and `mails`.
 */
export async function createTestSite(database: TestDatabase, choices: SiteChoices = {}) {
  const { startedAt, change = (same) => same, deps = {} } = choices;
  const base = await openTestBase(database, {
    startedAt: startedAt ?? new Date(),
    sendsSignals: true,
  });
  const clock = startedAt ? base.clock : systemClock;
  const { engine, db, signals } = base;
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const site = change(testedSite(siteOfFolder(startedAt)));
  const { texts, mails, sms, mail } = recordMessages();
  const moduleDeps: ModuleDependencies = {
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
    files: base.files,
    chat: null,
    identityCompany: null,
    beacon: null,
    resultSources: {},
    production: false,
    identityService: null,
    pushSender: { send: async () => ({ outcome: 'sent' }) },
    isPushEndpoint: () => true,
    sms,
    mail,
    clock,
    logger,
    publicUrl: 'https://site.test',
    gameOrigins: [],
    keysSecret,
    passwordAlgorithm: leastCost,
    ...deps,
  };
  const modules = createModules(moduleDeps);
  return { ...base, clock, site, moduleDeps, modules, texts, mails, logged, logger };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;
