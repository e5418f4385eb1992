import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { dayAfter, instantOn } from '#kit/time/day-range.ts';
import { untilDayClosed } from '#modules/reports/reports.fixture.ts';
import { createReports } from '#modules/reports/reports.ts';
import { loadSite, type Site } from '#modules/site/site.ts';
import { walletBy } from '#modules/wallet/apply-at.fixture.ts';
import { catchUpAll } from '#modules/wallet/report-progress.ts';
import { neutralDeps } from '#testing/neutral-rewards.ts';
import { openTestBase, trialCurrency, type TestBase } from '#testing/test-base.ts';
import { createFriendInvitations } from '../friend-invitations.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { createRewards } from '../rewards.ts';

/** The month has 31 days; the last ones of the month before are those of the past. */
export const firstDay = '2026-12-01';
export const daysOfMonth = 31;
const beforeAll = new Date('2026-11-28T04:00:00Z');

const siteFolder = fileURLToPath(new URL('../../../../../../site/', import.meta.url));

/** The site as it is shipped. */
const defaultSite = (): Site => loadSite(siteFolder, instantOn(firstDay, '00:00', 'Asia/Manila'));

const never = new AbortController().signal;
const silent = { publishIn: async () => undefined, listen: () => () => undefined };

/** No report is read that names games. */
const nameless = { gameName: '', vendorName: '' };

/** What failed in jobs, which log it and go on. */
function recordFailures() {
  const failures: unknown[] = [];
  return { failures, record: (...said: unknown[]) => void failures.push(said) };
}

/** What the module is given: all of the site, and a wallet that goes by the clock of the month. */
function depsOf(base: TestBase, site: Site) {
  const wallet = walletBy(base.clock);
  const neutral = neutralDeps({ ...base, wallet, signals: silent }, site);
  const friendInvitations = createFriendInvitations(neutral.deps);
  const deps: RewardsDependencies = {
    ...neutral.deps,
    friendInvitations,
    mallBox: createSecretBox('a secret of tests', 'mall'),
    writeInboxMessages: async () => undefined,
  };
  return { deps, bonus: neutral.bonus, friendInvitations };
}

/** The roll-ups, which are brought up to the ledger at once. */
function reportsOf(base: TestBase, site: Site) {
  const { timeZone, currency } = site.brand;
  const reports = createReports({
    ...base,
    timeZone,
    currency,
    trialCurrency,
    games: { nameOf: () => nameless, byNode: () => undefined, nodesOf: () => [] },
  });
  const games = site.games.map(({ nodeId, gameType, validWeight }) => ({
    gameNode: nodeId,
    category: gameType,
    weight: validWeight ?? site.agents.validBet.weights[gameType],
  }));
  return {
    prepare: () => reports.prepare(games, site.agents.validBet),
    checks: reports.checks,
    rollUp: () =>
      catchUpAll(
        base.db,
        { timeZone, currency },
        { signal: never, pause: () => Promise.resolve() },
      ),
    /** Closes the days before one. */
    closeUntil: (day: string) => {
      const last = { db: base.db, day: dayAfter(day, -1), withTeams: false };
      return untilDayClosed(last, () => reports.jobs.runNow());
    },
  };
}

/** A site without members, with the real rewards, bonuses, roll-ups and ledger. */
export async function openMonth(database: TestDatabase, site = defaultSite()) {
  const { failures, record } = recordFailures();
  const opened = await openTestBase(database, { startedAt: beforeAll });
  const logger = { ...opened.logger, error: record } as typeof opened.logger;
  const base = { ...opened, logger };
  const { deps, bonus, friendInvitations } = depsOf(base, site);
  const rewards = createRewards(deps);
  const reports = reportsOf(base, site);
  await reports.prepare();
  await rewards.prepare();
  const { timeZone, currency } = site.brand;
  return {
    ...base,
    site,
    currency,
    deps,
    bonus,
    friendInvitations,
    rewards,
    reports,
    failures,
    houseId: await base.wallet.houseAccount('games:month', currency.code),
    /** Moves the clock to a time of a day of the site. */
    at: (day: string, time: string) => void (base.time.now = instantOn(day, time, timeZone)),
    findings: async () => [
      ...(await base.findings()),
      ...(await rewards.checks()),
      ...(await reports.checks()),
    ],
  };
}

export type MonthSite = Awaited<ReturnType<typeof openMonth>>;
