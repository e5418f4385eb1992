import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { createLogger } from '#kit/logger.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { leastCost } from '#modules/credentials/password-algorithm.fixture.ts';
import { createPasswordHasher } from '#modules/credentials/password-hasher.ts';
import { currency, keysSecret, timeZone, type TestBase } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createAgents, type AgentsDependencies } from './agents.ts';
import { contractRulesOf, settlementRulesOf } from './contract-rules-of-site.ts';
import { transferRulesOf } from './transfer-rules-of-site.ts';

type Given = Pick<TestBase, 'db' | 'clock' | 'wallet'>;

/** The agents of the default site on a test's database; nobody is told anything. */
export function openAgents(base: Given, changes: Partial<AgentsDependencies> = {}) {
  const { db, clock, wallet } = base;
  return createAgents({
    db,
    clock,
    wallet,
    timeZone,
    currency,
    memberTypes: defaultMemberTypes,
    rules: siteOfFolder().agents,
    transfer: transferRulesOf(siteOfFolder()),
    contracts: contractRulesOf(siteOfFolder()),
    settlements: settlementRulesOf(siteOfFolder()),
    signals: { publishIn: async () => undefined },
    paymentPassword: { check: async () => undefined },
    ownLimits: { checkDeposit: async () => undefined, checkVerified: async () => undefined },
    runningBonuses: async () => [],
    limiter: createRateLimiter(db, clock),
    devices: { recognise: async () => null },
    hasher: createPasswordHasher(leastCost),
    captchas: { check: async () => undefined },
    applicationBox: createSecretBox(keysSecret, 'applications'),
    friendInvitations: { find: async () => null, tie: async () => false },
    publicUrl: 'https://site.example',
    siteName: 'Pavilion',
    password: { minimumLength: 8, maximumLength: 64 },
    renewSessions: async () => undefined,
    detailMarks: async () => [],
    writeInboxMessages: async () => undefined,
    publish: async () => undefined,
    logger: createLogger('error'),
    ...changes,
  });
}
