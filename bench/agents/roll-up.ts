import { setTimeout as wait } from 'node:timers/promises';
import { boundsOfDay, dayAt } from '../../apps/server/src/kit/time/day-range.ts';
import type { OnDatabase } from '../both-databases.ts';
import { mean, secondsOf } from '../measure.ts';
import type { Bettors } from '../tree/bettors.ts';
import { databaseSeconds } from '../tree/database-seconds.ts';
import { never } from '../tree/roll-ups.ts';
import type { TreeSize } from '../tree/tree-size.ts';
import { betsPerSecond, timeZone, type Tree } from '../tree/tree.ts';
import { signSalaries } from './contracts.ts';
import type { Jobs } from './jobs.ts';

export type Bench = OnDatabase<TreeSize> & { tree: Tree; jobs: Jobs; bettors: Bettors };

/** How long the jobs take for what is bet in a minute. */
export async function measureRollUp(bench: Bench): Promise<void> {
  const { name, tree, jobs, isShort, slower, print } = bench;
  const seconds = isShort ? 1 : 60;
  const bets = betsPerSecond * seconds;
  await tree.postBets(bets);
  const before = await databaseSeconds(tree);
  const rollUp = await secondsOf(() => jobs.rollUp(never));
  const teams = await secondsOf(() => jobs.sumTeams(never));
  const processor = (await databaseSeconds(tree)) - before;
  const idle = await secondsOf(() => jobs.sumTeams(never));
  const perSecond = { value: (2 * bets) / (rollUp + teams), unit: '/s' };
  print({ name: `${name}, roll-up of a minute`, value: rollUp, unit: 's' });
  print({ name: `${name}, team sums of a minute`, value: teams, unit: 's' });
  print({ name: `${name}, team sums when nothing has changed`, value: idle, unit: 's' });
  print({ name: `${name}, processor time of both`, value: processor, unit: 's' });
  print({ name: `${name}, postings`, ...perSecond });
  const gate = { atMost: seconds * slower };
  print({ name: `${name}, roll-up and team sums`, value: rollUp + teams, unit: 's', gate });
}

/** How long the jobs take for what is bet in a minute while as much is bet again. */
export async function measureRollUpBeside(bench: Bench): Promise<void> {
  const { name, tree, jobs, bettors, isShort, slower, print } = bench;
  const seconds = isShort ? 1 : 60;
  await tree.postBets(betsPerSecond * seconds);
  let took = 0;
  const work = async () => {
    took = await secondsOf(async () => {
      await jobs.rollUp(never, bettors);
      await jobs.sumTeams(never);
    });
  };
  const rate = await bettors.keepUp(betsPerSecond, work());
  await bettors.forget();
  const beside = `${name}, beside ${betsPerSecond} bets/s`;
  const gate = { atMost: seconds * slower };
  print({ name: `${beside}, roll-up of a minute and team sums`, value: took, unit: 's', gate });
  const answered = { atLeast: 0.97 * betsPerSecond };
  print({ name: `${beside}, of which answered`, value: rate, unit: '/s', gate: answered });
}

/** How many bets a second the wallet takes at most with the jobs beside it, and without. */
export async function measureWallet(bench: Bench): Promise<void> {
  const { name, tree, jobs, bettors, isShort, print } = bench;
  const minute = isShort ? 1 : 60;
  const quiet: number[] = [];
  const shared: number[] = [];
  const measureQuiet = async () => {
    quiet.push(await bettors.perSecond(isShort ? 0.5 : 10));
    await bettors.forget();
  };
  await bettors.perSecond(isShort ? 0.2 : 2);
  await measureQuiet();
  for (let round = 0; round < (isShort ? 1 : 2); round++) {
    await tree.postBets(betsPerSecond * minute);
    const over = AbortSignal.timeout(minute * 1000);
    const work = async () => {
      await jobs.rollUp(over, bettors);
      await jobs.sumTeams(over);
    };
    shared.push(await bettors.perSecond(Promise.all([work(), wait(minute * 1000)])));
    await bettors.forget();
    // What the jobs have left to do because they gave way.
    await jobs.rollUp(never);
    await jobs.sumTeams(never);
    await measureQuiet();
  }
  // Each minute is compared with the rates before and after it: the machine's speed changes.
  const ratios = shared.map((rate, round) => rate / mean(quiet.slice(round, round + 2)));
  print({ name: `${name}, wallet without the jobs`, value: mean(quiet), unit: '/s' });
  print({ name: `${name}, wallet with the jobs`, value: mean(shared), unit: '/s' });
  const gate = { atLeast: 0.97 };
  print({ name: `${name}, with over without`, value: mean(ratios), unit: '×', gate });
}

/** Gives everybody rates, lower from level to level. */
async function writeRates({ engine }: Tree): Promise<void> {
  await engine.query(`
    insert into rebate_rate (member_id, category, from_day, rate, set_by, set_at)
    select member.id, category, '2026-01-01', 120 - 10 * count(downline.ancestor_id), 'bench', now()
    from member cross join unnest(array['RNG', 'LIVE']) as category
    left join downline on downline.member_id = member.id
    group by member.id, category
    on conflict do nothing`);
}

/** How long the close of today, its rebates and its salaries take, and how much memory. */
export async function measureClose(bench: Bench): Promise<void> {
  const { name, tree, jobs, isShort, slower, print } = bench;
  await tree.postBets(isShort ? 100 : tree.size.bettors);
  await writeRates(tree);
  const day = dayAt(jobs.clock(), timeZone);
  await signSalaries(tree, boundsOfDay(day, timeZone).from);
  const closesAt = boundsOfDay(day, timeZone).until.getTime() + 21 * 60_000;
  jobs.time.aheadMs = closesAt - Date.now();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const members = await secondsOf(() => jobs.closeDays());
  const teams = await secondsOf(() => jobs.sumTeams(never));
  const { rows } = await tree.engine.query(
    'select from day_close where day = $1::date and teams_closed_at is not null',
    [day],
  );
  if (rows.length === 0) throw new Error(`${day} was not closed`);
  const rebates = await secondsOf(() => jobs.payRebates(never));
  jobs.time.aheadMs += 10 * 60_000;
  const salaries = await secondsOf(() => jobs.settle(never));
  clearInterval(watch);
  print({ name: `${name}, close of a day, members`, value: members, unit: 's' });
  print({ name: `${name}, payment of its rebates`, value: rebates, unit: 's' });
  print({ name: `${name}, daily salaries of all agents`, value: salaries, unit: 's' });
  const gate = { atMost: 300 * slower };
  const all = members + teams + rebates + salaries;
  print({ name: `${name}, close of a day, rebates and salaries`, value: all, unit: 's', gate });
  const memory = (most - before) / 1024 ** 2;
  print({ name: `${name}, memory`, value: memory, unit: 'MB', gate: { atMost: 100 } });
}
