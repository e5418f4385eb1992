import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSecretBox } from '../../apps/server/src/kit/secrets/secret-box.ts';
import { createSignals } from '../../apps/server/src/kit/signals.ts';
import { dayAfter, dayAt, mondayOf } from '../../apps/server/src/kit/time/day-range.ts';
import { createNotifications } from '../../apps/server/src/modules/notifications/notifications.ts';
import { rewardJobs } from '../../apps/server/src/modules/rewards/reward-jobs.ts';
import type { RewardsDependencies } from '../../apps/server/src/modules/rewards/rewards-deps.ts';
import { createRewards } from '../../apps/server/src/modules/rewards/rewards.ts';
import { loadSite, type Site } from '../../apps/server/src/modules/site/site.ts';
import { neutralDeps } from '../../apps/server/src/testing/neutral-rewards.ts';
import type { OnDatabase } from '../both-databases.ts';
import type { Bettors } from '../tree/bettors.ts';
import { never, type RollUps } from '../tree/roll-ups.ts';
import type { TreeSize } from '../tree/tree-size.ts';
import { runWith, timeZone, type Tree } from '../tree/tree.ts';

export type Bench = OnDatabase<TreeSize> & {
  tree: Tree;
  rollUps: RollUps;
  bettors: Bettors;
  rewards: OpenedRewards;
};

export type OpenedRewards = Awaited<ReturnType<typeof openRewards>>;

const siteFolder = fileURLToPath(new URL('../../site/', import.meta.url));
const scriptOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const mallBox = createSecretBox('a secret of the bench', 'mall');

type Parts = { tree: Tree; rollUps: RollUps };

/** The real inbox, which sends no text, mail or push. */
function openInbox({ tree, rollUps }: Parts, site: Site) {
  const { db, engine } = tree;
  const { clock, logger } = rollUps;
  const signals = createSignals(engine, db);
  const push = {
    sender: { send: async () => ({ outcome: 'sent' as const }) },
    isOn: false,
    isEndpoint: () => false,
    readersOf: async () => null,
  };
  const notifications = createNotifications({
    db,
    clock,
    logger,
    signals,
    site,
    push,
    keysSecret: 'a secret of the bench',
    sms: null,
    mail: null,
    smsBudget: site.policy.verificationCode,
    numbers: null as never,
  });
  return { signals, writeInboxMessages: notifications.writeInboxMessages };
}

/** What the module is given: all of the shipped site, the real wallet, bonuses and letters. */
function depsOf(parts: Parts, site: Site): RewardsDependencies {
  const { db } = parts.tree;
  const { clock, logger, wallet } = parts.rollUps;
  const { signals, writeInboxMessages } = openInbox(parts, site);
  return {
    ...neutralDeps({ db, clock, logger, wallet, signals }, site).deps,
    friendInvitations: { isOpen: async () => true },
    mallBox,
    writeInboxMessages,
  };
}

/** Gives the members of a tree levels, rewards, points and orders; returns how many rewards. */
async function seed({ engine }: Tree, site: Site, monday: string): Promise<number> {
  const { levels } = site.vip;
  const settings = {
    monday,
    deposits: `{${levels.map(({ depositNeeded }) => depositNeeded).join(',')}}`,
    turnovers: `{${levels.map(({ turnoverNeeded }) => turnoverNeeded).join(',')}}`,
    sealed: mallBox.encryptText('what only its owner reads'),
  };
  const scripts = ['levels.sql', 'rewards.sql', 'points.sql'].map(scriptOf);
  await runWith(engine, settings, scripts);
  await engine.query('vacuum analyze');
  const { rows } = await engine.query<{ count: bigint }>('select count(*) from reward');
  return Number(rows[0]?.count);
}

/** The rewards of the shipped site over a tree whose members have had some for long. */
export async function openRewards(parts: Parts) {
  const { tree, rollUps } = parts;
  const site = loadSite(siteFolder, rollUps.clock());
  if (site.brand.timeZone !== timeZone) throw new Error('the tree has another time zone');
  const deps = depsOf(parts, site);
  const rewards = createRewards(deps);
  await rewards.prepare();
  const monday = mondayOf(dayAfter(dayAt(new Date(), timeZone), -1));
  const count = await seed(tree, site, monday);
  const jobs = rewardJobs(deps);
  return {
    site,
    handlers: rewards.handlers,
    checks: rewards.checks,
    /** How many rewards the members have had. */
    count,
    /** The day for which the jobs give: a Monday that has begun. */
    monday,
    /** Runs a job of the site once. */
    run: async (name: string, signal: AbortSignal = never) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.run(signal);
    },
  };
}
