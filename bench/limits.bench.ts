import { benchBothDatabases, isShort, type OnDatabase } from './both-databases.ts';
import { bets } from './load/bets.ts';
import { openBenchSite } from './site/bench-site.ts';
import { openBettors } from './tree/bettors.ts';
import { openTree } from './tree/tree.ts';

/** Many short ones, so that a slow moment of the machine is in few of them. */
const pairs = isShort ? 1 : 12;
const seconds = isShort ? 0.5 : 2;
const warmUpSeconds = isShort ? 0.2 : 0.5;
const connections = 64;
/** Twice the players of a run: half of them without limits, half with all of them. */
const size = { members: 4300, agents: 100, bettors: 100, days: 1 };

type OnSize = OnDatabase<typeof size>;

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** Bets a second of players without limits and with all of them, each pair in either order. */
async function comparePairs(
  print: OnSize['print'],
  name: string,
  without: (run: number) => Promise<number>,
  limited: (run: number) => Promise<number>,
): Promise<void> {
  const rates: { free: number; bound: number }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? await without(pair) : await limited(pair);
    const second = pair % 2 === 0 ? await limited(pair) : await without(pair);
    const [free, bound] = pair % 2 === 0 ? [first, second] : [second, first];
    rates.push({ free, bound });
  }
  print({
    name: `${name}, without limits`,
    value: middle(rates.map(({ free }) => free)),
    unit: '/s',
  });
  print({
    name: `${name}, with limits`,
    value: middle(rates.map(({ bound }) => bound)),
    unit: '/s',
  });
  const ratios = rates.map(({ free, bound }) => bound / free);
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
  console.log(`${name}, of each pair: ${each}`);
  print({
    name: `${name}, with over without`,
    value: middle(ratios),
    unit: '×',
    gate: { atLeast: 0.9 },
  });
}

function printFindings(print: OnSize['print'], name: string, findings: readonly unknown[]): void {
  const gate = { atMost: 0 };
  print({ name: `${name}, findings of the ledger check`, value: findings.length, unit: '', gate });
}

/** The wallet alone, called by 64 callers of this process. */
async function measureWallet({ name, url, size: members, print }: OnSize): Promise<void> {
  const tree = await openTree(url, members);
  try {
    const [free, bound] = [await openBettors(tree, 0), await openBettors(tree, 1)];
    await bound.limit();
    await tree.engine.query('vacuum analyze');
    for (const bettors of [free, bound]) await bettors.perSecond(warmUpSeconds);
    await comparePairs(
      print,
      `${name}, wallet`,
      () => free.perSecond(seconds),
      () => bound.perSecond(seconds),
    );
    printFindings(print, `${name}, wallet`, await bound.findings());
  } finally {
    await tree.close();
  }
}

/** The whole server, over HTTP. */
async function measureSite({ name, url, print }: OnSize): Promise<void> {
  const site = await openBenchSite(url);
  try {
    const job = { connections, warmUpSeconds, seconds };
    const rate = async (players: 'spread' | 'limited', pair: number) =>
      (await bets(site, { ...job, players, run: `pair-${pair}` })).perSecond;
    await comparePairs(
      print,
      `${name}, server`,
      (pair) => rate('spread', pair),
      (pair) => rate('limited', pair),
    );
    printFindings(print, `${name}, server`, (await site.checkLedger()).findings);
  } finally {
    await site.stop();
  }
}

await benchBothDatabases({ PostgreSQL: size, embedded: size }, measureWallet, measureSite);
