import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { mean, secondsOf } from '../measure.ts';
import { databaseSeconds, ownSeconds } from '../tree/database-seconds.ts';
import { never } from '../tree/roll-ups.ts';
import { betsPerSecond } from '../tree/tree.ts';
import type { Bench } from './open-rewards.ts';

const countLevels = 'count VIP levels';

/** How many bettors have played more than the roll-ups, or the levels, have counted. */
async function uncounted({ tree }: Bench): Promise<number> {
  const { rows } = await tree.engine.query<{ count: bigint }>(
    `select count(*) from bettor
    join report_progress as progress on progress.account_id = bettor.account_id
    join vip_standing as standing on standing.member_id = bettor.member_id
    where standing.posting_id < (
      select max(id) from posting where posting.account_id = bettor.account_id
    ) or standing.posting_id < progress.posting_id`,
  );
  return Number(rows[0]?.count);
}

async function countChanges({ tree }: Bench): Promise<number> {
  const { rows } = await tree.engine.query<{ count: bigint }>('select count(*) from vip_change');
  return Number(rows[0]?.count);
}

/** The pass after a start, which counts everybody. */
export async function measureFirstCount({ name, tree, rewards, print }: Bench): Promise<void> {
  const value = await secondsOf(() => rewards.run(countLevels));
  print({ name: `${name}, levels of all ${tree.size.members} members`, value, unit: 's' });
}

/** How long it takes until levels hold what was bet in a minute, while as much is bet again. */
export async function measureCounting(bench: Bench): Promise<void> {
  const { name, tree, rollUps, bettors, rewards, isShort, slower, print } = bench;
  const seconds = isShort ? 1 : 60;
  await tree.postBets(betsPerSecond * seconds);
  const before = await countChanges(bench);
  let [rolled, counted] = [0, 0];
  const work = async () => {
    rolled = await secondsOf(() => rollUps.rollUp(never, bettors));
    counted = await secondsOf(() => rewards.run(countLevels));
  };
  const rate = await bettors.keepUp(betsPerSecond, work());
  await bettors.forget();
  const left = await uncounted(bench);
  if (left > 0) throw new Error(`the levels of ${left} members are not counted`);
  const risen = (await countChanges(bench)) - before;
  const beside = `${name}, beside ${betsPerSecond} bets/s`;
  const gate = { atMost: seconds * slower };
  print({ name: `${beside}, roll-up of a minute`, value: rolled, unit: 's' });
  print({ name: `${beside}, levels after it`, value: counted, unit: 's' });
  print({ name: `${beside}, members who rose`, value: risen, unit: '' });
  print({ name: `${beside}, both`, value: rolled + counted, unit: 's', gate });
  const answered = { atLeast: 0.97 * betsPerSecond };
  print({ name: `${beside}, of which answered`, value: rate, unit: '/s', gate: answered });
}

/**
 * The processor time of counting a minute in which everybody has bet, of all that there is in a
 * minute: of every core, or of the one thread of an embedded database. The wallet takes all of it,
 * so this share is what it loses; a rate of bets cannot show 1 % where equal runs differ by more.
 */
export async function measureShare(bench: Bench): Promise<void> {
  const { name, tree, rollUps, rewards, isShort, print } = bench;
  const seconds = isShort ? 1 : 60;
  const processor = async () => {
    const own = tree.engine.kind === 'embedded' ? 0 : ownSeconds();
    return own + (await databaseSeconds(tree));
  };
  await tree.postBets(betsPerSecond * seconds);
  await rollUps.rollUp(never);
  // Else the database would still write what the bets and the roll-up have changed.
  await tree.engine.query('checkpoint');
  const before = await processor();
  // The site counts twice a minute; the second time nobody has played since.
  await rewards.run(countLevels);
  await rewards.run(countLevels);
  // The database does this by itself, though not every minute.
  await tree.engine.query('vacuum vip_standing');
  const took = (await processor()) - before;
  const left = await uncounted(bench);
  if (left > 0) throw new Error(`the levels of ${left} members are not counted`);
  const cores = tree.engine.kind === 'embedded' ? 1 : availableParallelism();
  const share = (100 * took) / (seconds * cores);
  const counting = `${name}, counting the levels of a minute`;
  print({ name: `${counting}, processor time`, value: took, unit: 's' });
  print({ name: `${counting}, share of all`, value: share, unit: '%', gate: { atMost: 1 } });
}

/**
 * How many bets a second the wallet takes at most while levels are counted, and while they are not.
 * The roll-up runs in both. A machine on which equal runs differ by more than 1 % cannot tell
 * whether counting takes 1 %: there the share of processor time is the only gate.
 */
export async function measureWallet(bench: Bench): Promise<void> {
  const { name, tree, rollUps, bettors, rewards, isShort, print } = bench;
  const seconds = isShort ? 1 : 30;
  /** As many of the bettors as bet in this time, if all of them do in a minute. */
  const players = Math.ceil(tree.size.bettors / 2);
  const postBets = () => tree.postBets(betsPerSecond * seconds, players);
  const rates = { without: [] as number[], with: [] as number[] };
  const measure = async (kind: keyof typeof rates) => {
    // What the roll-up has left to do because it gave way; levels are counted for it next.
    await rollUps.rollUp(never);
    if (kind === 'without') await rewards.run(countLevels);
    await postBets();
    const over = AbortSignal.timeout(seconds * 1000);
    const work = [rollUps.rollUp(over, bettors), wait(seconds * 1000)];
    if (kind === 'with') work.push(rewards.run(countLevels, over));
    rates[kind].push(await bettors.perSecond(Promise.all(work)));
    await bettors.forget();
  };
  await bettors.perSecond(isShort ? 0.2 : 2);
  await bettors.forget();
  await postBets();
  await measure('without');
  for (let round = 0; round < (isShort ? 1 : 4); round++) {
    await measure('with');
    await measure('without');
  }
  // Each is compared with those before and after it: the machine's speed changes.
  const ratios = rates.with.map((rate, at) => rate / mean(rates.without.slice(at, at + 2)));
  const noise = rates.without.slice(1).map((rate, at) => rate / (rates.without[at] ?? Number.NaN));
  print({
    name: `${name}, wallet without counting levels`,
    value: mean(rates.without),
    unit: '/s',
  });
  print({ name: `${name}, wallet with it`, value: mean(rates.with), unit: '/s' });
  const [low, high] = [Math.min(...noise), Math.max(...noise)];
  print({ name: `${name}, a run without over the one before, lowest`, value: low, unit: '×' });
  print({ name: `${name}, the same, highest`, value: high, unit: '×' });
  const isTelling = low >= 0.99 && high <= 1.01;
  const gate = isTelling && { gate: { atLeast: 0.99 } };
  print({ name: `${name}, with over without`, value: mean(ratios), unit: '×', ...gate });
}
