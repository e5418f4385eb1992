import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { AuditedCall } from '#http/security/audit-log.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { loadSite, type Site } from '#modules/site/site.ts';
import { createFakeSource } from '#ports/fakes/lottery-results.fake.ts';
import { createFakeBeacon } from '#ports/fakes/randomness-beacon.fake.ts';
import { currency, keysSecret, openTestBase, trialCurrency } from '#testing/test-base.ts';
import { createLotteries } from './lotteries.ts';
import type { LotteryDependencies, LotteryDeps } from './lottery-deps.ts';
import { createLottery } from './lottery.ts';

const siteFolder = fileURLToPath(new URL('../../../../../site', import.meta.url));

/** Noon in Manila, a Tuesday. */
const noon = new Date('2026-11-24T12:00:00+08:00');

type WriteLetters = LotteryDependencies['writeInboxMessages'];
type Letter = { memberId: bigint } & Parameters<WriteLetters>[2];

type Rows = Site['lotteries']['lotteries'];

type Choices = {
  startedAt?: Date;
  /** Codes of the only lotteries of the default site that are there. */
  only?: readonly string[];
  /** Changes the entries of the site folder. */
  change?: (rows: Rows) => Rows;
  deps?: Partial<LotteryDependencies>;
};

/** The lotteries of the default site over a database of their own, with fakes outside. */
export async function openLottery(database: TestDatabase, choices: Choices = {}) {
  const { startedAt = noon, only, change = (rows) => rows } = choices;
  const base = await openTestBase(database, { startedAt, sendsSignals: true });
  const { db, signals, clock, logger } = base;
  const site = loadSite(siteFolder, startedAt);
  const rows = site.lotteries.lotteries.filter(({ code }) => only?.includes(code) ?? true);
  const fakeBeacon = createFakeBeacon(clock);
  const fakeSources = {
    'north-star': createFakeSource(),
    'south-star': createFakeSource(),
    'east-star': createFakeSource(),
  };
  const audited: AuditedCall[] = [];
  const letters: Letter[] = [];
  const dependencies: LotteryDependencies = {
    db,
    signals,
    clock,
    logger,
    site: { ...site, lotteries: { ...site.lotteries, lotteries: change(rows) } },
    currency,
    production: false,
    beacon: fakeBeacon.beacon,
    sources: Object.fromEntries(
      Object.entries(fakeSources).map(([name, { source }]) => [name, source]),
    ),
    seedBox: createSecretBox(keysSecret, 'lottery'),
    recordAudit: async (entry) => void audited.push(entry),
    ratesOn: async () => new Map(),
    wallet: base.wallet,
    trialCurrency,
    checkWagers: async (_, stakes) => stakes.map(() => null),
    writeInboxMessages: async (_, memberIds, letter) => {
      letters.push(...memberIds.map((memberId) => ({ memberId, ...letter })));
    },
    ...choices.deps,
  };
  const deps: LotteryDeps = { ...dependencies, lotteries: createLotteries(dependencies) };
  return {
    ...base,
    deps,
    lottery: createLottery(dependencies),
    fakeBeacon,
    fakeSources,
    /** What went to the audit log, in its order. */
    audited,
    /** The inbox messages that were written, in their order. */
    letters,
  };
}

export type OpenLottery = Awaited<ReturnType<typeof openLottery>>;
