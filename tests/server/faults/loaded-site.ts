import type { Figure } from '#bench/figures.ts';
import {
  openSite,
  type Player,
  type SiteUnderTest,
  type WantedSite,
} from '../vendor/site-under-test.ts';
import { balanceBody, minor, post } from '../vendor/wallet-call.ts';
import { differences, ledgerQueries, type Difference, type OperationLog } from './operation-log.ts';
import { until } from './pause.ts';
import { createPlayerLoad, type PlayerLoad } from './player-load.ts';

/** Of the accounts to try, those that have not played: limits count what was lost before too. */
const members = ['member01', 'agent03', 'player11', 'player12', 'player22'];
const repeats = 100;

/** What every player sets: most bets are within, some are refused. */
const limitsOfAll = [
  { kind: 'bet', period: 'stake', amount: '0.70' },
  { kind: 'loss', period: 'day', amount: '0.80' },
  { kind: 'wager', period: 'month', amount: '9000.00' },
];
/** What one of them sets too, and soon reaches. */
const lowLimit = { kind: 'wager', period: 'day', amount: '2.00' };

export const clients = 32;

export type LoadedSite = {
  site: SiteUnderTest;
  players: readonly Player[];
  load: PlayerLoad;
  log: OperationLog;
  /** How many milliseconds the payment company's clock is ahead of the real time. */
  companyClock: { aheadMs: number };
  /** Compares log and ledger; `before` holds SQL that changes the ledger for this reading only. */
  compare: (before?: readonly string[]) => Promise<Difference[]>;
  close(): Promise<void>;
};

/** Sets the limits of play of a player. */
async function limit(site: SiteUnderTest, { token }: Player, isFirst: boolean): Promise<void> {
  for (const body of isFirst ? [...limitsOfAll, lowLimit] : limitsOfAll) {
    const { success, errorCode } = await site.call('POST', '/wps/member/limits', { token, body });
    if (!success) throw new Error(`a limit was refused: ${errorCode}`);
  }
}

/** Opens a site whose members play within limits, and a log of the answers they got. */
export async function openLoadedSite(
  wanted: WantedSite,
  afterFailure: 'wait' | 'again' = 'wait',
): Promise<LoadedSite> {
  const site = await openSite(wanted);
  const players: Player[] = [];
  const startBalances = new Map<string, bigint>();
  for (const username of members) {
    const player = await site.openGame(username, await site.logIn(username));
    await limit(site, player, players.length === 0);
    players.push(player);
  }
  for (const player of players) {
    const { body } = await post(site.url, site.vendorSecret, 'balance', balanceBody(player));
    startBalances.set(player.accountId, minor(body.balance));
  }
  const log: OperationLog = { acknowledged: new Map(), startBalances };
  const companyClock = { aheadMs: 0 };
  const companyTime = () => new Date(Date.now() + companyClock.aheadMs);
  return {
    site,
    players,
    log,
    companyClock,
    load: createPlayerLoad(site, players, log, afterFailure, companyTime),
    compare: async (before = []) => {
      const postings = await site.database.read(ledgerQueries.postings, before);
      const balances = await site.database.read(ledgerQueries.balances, before);
      return differences(log, { postings, balances });
    },
    close: () => site.close(),
  };
}

/** Waits until the site has acknowledged that many further bets. */
export async function acknowledge({ site, load }: LoadedSite, bets: number): Promise<void> {
  const before = load.acknowledgedBets();
  const count = () => load.acknowledgedBets();
  try {
    await until(`${bets} further bets`, () => count() >= before + bets, count);
  } catch (error) {
    const refused = load.refusals.slice(-3).join('; ');
    const progress = `after ${before}, repeated ${load.askedAgain()} times, refused: ${refused}`;
    throw new Error(`${progress}\n${site.process().output().slice(-2000)}`, { cause: error });
  }
}

export const none = (name: string, value: number): Figure => ({
  name,
  value,
  unit: '',
  gate: { atMost: 0 },
});

const countedQuery = `select count(*)::text as players
  from play_limit join account on account.id = account_id where staked_month + bucket_staked > 0`;

/** That limits of play refused bets and counted those of every player; reads a stopped site. */
export async function limitFigures(title: string, harness: LoadedSite): Promise<Figure[]> {
  const { site, players, load } = harness;
  const [row] = await site.database.read(countedQuery);
  const atLeast = (name: string, value: number, least: number): Figure => ({
    name: `${title}: ${name}`,
    value,
    unit: '',
    gate: { atLeast: least },
  });
  return [
    atLeast('bets above a limit of losses or wagers', load.limited['105'], 1),
    atLeast('bets above a limit of one bet', load.limited['106'], 1),
    atLeast('players whose bets count', Number(row?.['players']), players.length),
  ];
}

const deadlockQuery = `select deadlocks::text as deadlocks from pg_stat_database
  where datname = current_database()`;

/** Each deadlock stops bets for a second, even where the site retries and no call fails. */
async function deadlocksOf({ site: { database } }: LoadedSite): Promise<number> {
  if (database.name === 'embedded') return 0;
  const [row] = await database.read(deadlockQuery);
  return Number(row?.['deadlocks']);
}

/** Stops the site and compares its ledger with what was acknowledged. */
export async function judge(
  title: string,
  harness: LoadedSite,
  atLeastBets: number,
): Promise<Figure[]> {
  const { site, load, compare } = harness;
  const repeatedOtherwise = await load.repeatAnswered(repeats);
  const findings = await site.ledgerFindings();
  await site.process().stop();
  const found = await compare();
  const count = (kind: Difference['kind']) => found.filter((one) => one.kind === kind).length;
  for (const one of found.slice(0, 10)) console.error(`${title}: ${one.kind} ${one.subject}`);
  for (const one of load.refusals.slice(0, 10)) console.error(`${title}: refused, ${one}`);
  for (const one of findings.slice(0, 10)) console.error(`${title}: ${JSON.stringify(one)}`);
  return [
    {
      name: `${title}: bets acknowledged`,
      value: load.acknowledgedBets(),
      unit: '',
      gate: { atLeast: atLeastBets },
    },
    none(`${title}: lost`, count('lost')),
    none(`${title}: doubled`, count('doubled')),
    none(`${title}: altered, balances that differ`, count('altered') + count('balance')),
    none(`${title}: repeats answered otherwise`, repeatedOtherwise.length),
    none(`${title}: refused without reason`, load.refusals.length),
    none(`${title}: deadlocks`, await deadlocksOf(harness)),
    none(`${title}: findings of the ledger check`, findings.length),
  ];
}
