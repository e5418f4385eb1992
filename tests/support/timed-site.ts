import { randomInt } from 'node:crypto';
import { refuseTakenPorts } from '../../tools/start/ports.mjs';
import { operatorToken, secondOperatorToken } from './operator.ts';
import { startSandboxProcess } from './site-process.mjs';
import { type OwnSite, startOwnSite } from './sites.ts';
import { test as base, dayOfSite, longestTestMs } from './test.ts';

export { expect } from './test.ts';

/** Below the ephemeral ports of operating systems. */
const [firstPort, lastPort] = [20_000, 32_000];

export type TimedSite = OwnSite & {
  /** The time of the site, its database and its companies. */
  now: () => Date;
  /** Lets time pass for all three at once; what they do at intervals keeps its pace. */
  advanceClock: (ms: number) => Promise<void>;
};

/** Two free ports, one after the other, for the sandbox and its mail server. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    try {
      await refuseTakenPorts('127.0.0.1', [port, port + 1]);
      return port;
    } catch {
      // One of them is taken; the next two are tried.
    }
  }
}

/** Starts a site of its own, and companies of its own, with the operators of the shared one. */
async function startTimedSite(): Promise<TimedSite> {
  const port = await freePorts();
  const ports = { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(port + 1) };
  const settings = {
    OPERATOR_TOKEN: operatorToken(),
    OPERATOR_TOKENS: `colleague:${secondOperatorToken()}`,
    SANDBOX_URL: `http://127.0.0.1:${port}`,
    SANDBOX_SMTP_PORT: ports.SANDBOX_SMTP_PORT,
  };
  const site = await startOwnSite(settings, { movableClock: true });
  const env = { ...site.settings, ...ports, PAVILION_URL: site.url };
  const sandbox = await startSandboxProcess(env).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  let aheadMs = 0;
  return {
    ...site,
    now: () => new Date(Date.now() + aheadMs),
    advanceClock: async (ms) => {
      aheadMs += ms;
      await sandbox.setAhead(aheadMs);
      await site.setAhead(aheadMs);
    },
    stop: async () => {
      await sandbox.stop();
      await site.stop();
    },
  };
}

type WorkerFixtures = { site: TimedSite };
/** Lets time pass for the site, then for the page, whose due timers run once. */
export type PassTime = (ms: number) => Promise<void>;
type Fixtures = { passTime: PassTime };

/**
 * For tests that move the clock. Those that run in the same worker share a site, which is the base
 * of addresses; a test finds its clock where the one before has left it. The page has that time.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startTimedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: longestTestMs },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  today: async ({ site, today }, use) => use(today && dayOfSite.format(site.now())),

  page: async ({ page, site }, use) => {
    await page.clock.install({ time: site.now() });
    await use(page);
  },

  passTime: async ({ page, site }, use) => {
    await use(async (ms) => {
      await site.advanceClock(ms);
      await page.clock.fastForward(ms);
    });
  },
});
