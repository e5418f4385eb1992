import { setTimeout as wait } from 'node:timers/promises';
import { createWallet } from '../../apps/server/src/modules/wallet/wallet.ts';
import type { Tree } from './tree.ts';

const php = { code: 'PHP', symbol: '₱', digits: 2 };
const callers = 64;
const accounts = 2000;
/** So high that no bet reaches it. */
const highest = 1_000_000_000_000n;

export type Bettors = Awaited<ReturnType<typeof openBettors>>;

/** Many players bet at once, for a time or until a promise is kept; returns bets a second. */
async function callAtOnce(
  bet: () => Promise<void>,
  until: number | Promise<unknown>,
): Promise<number> {
  let isOver = false;
  let bets = 0;
  const over = (typeof until === 'number' ? wait(until * 1000) : until).finally(
    () => (isOver = true),
  );
  const begun = performance.now();
  const caller = async () => {
    while (!isOver) {
      await bet();
      bets += 1;
    }
  };
  await Promise.all([over, ...Array.from({ length: callers }, caller)]);
  return (bets * 1000) / (performance.now() - begun);
}

/**
 * Bets of so many a second, whether or not those before are answered, until a promise is kept;
 * returns how many a second were answered.
 */
async function callAtRate(
  bet: () => Promise<void>,
  rate: number,
  until: Promise<unknown>,
): Promise<number> {
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  const begun = performance.now();
  const answers: Promise<void>[] = [];
  while (!isOver) {
    const due = ((performance.now() - begun) * rate) / 1000;
    while (answers.length < due) answers.push(bet());
    await wait(5);
  }
  await Promise.all([over, ...answers]);
  return (answers.length * 1000) / (performance.now() - begun);
}

/**
 * Players who bet through the wallet; none of them is among the bettors of the tree, or among the
 * other `half` of the players.
 */
export async function openBettors({ engine, db, size }: Tree, half: 0 | 1 = 0) {
  const trialCurrency = { code: 'FUN', symbol: 'F' };
  const wallet = createWallet({ engine, db, currency: php, trialCurrency });
  const contraId = await wallet.houseAccount('bench', php.code);
  const { rows } = await engine.query<{ id: bigint }>(
    `select id from account where member_id > $1 and currency = 'PHP'
    order by id limit $2 offset $3`,
    [size.agents + size.bettors, accounts, half * accounts],
  );
  const accountIds = rows.map(({ id }) => id);
  let bets = 0;

  /** A bet of the next player with its win, as a provider of games posts them. */
  async function bet(): Promise<void> {
    const accountId = accountIds[bets % accountIds.length];
    bets += 1;
    if (accountId === undefined) throw new Error('nobody is there to bet');
    const roundId = `wallet-${half}-${bets}`;
    const common = { accountId, contraId, source: 'wallet', roundId, gameNode: 1 };
    const results = await wallet.apply([
      { ...common, kind: 'bet', amountMinor: -100n, externalId: `${roundId}-bet` },
      {
        ...common,
        kind: 'win',
        amountMinor: 90n,
        externalId: `${roundId}-win`,
        finishesRound: true,
      },
    ]);
    if (results.some(({ outcome }) => outcome !== 'applied')) {
      throw new Error(`a bet was answered with ${results.map(({ outcome }) => outcome).join()}`);
    }
  }

  /** Leaves what they have played out of the reports. */
  async function forget(): Promise<void> {
    await engine.query(
      `update report_progress set posting_id = last.id
      from (select account_id, max(id) as id from posting where account_id = any($1::bigint[])
        group by account_id) as last
      where report_progress.account_id = last.account_id`,
      [accountIds],
    );
  }

  /** Puts them under every limit of play, with checks and pauses, far from reaching any. */
  async function limit(): Promise<void> {
    await engine.query('select limit_open(id, now()) from unnest($1::bigint[]) as id', [
      accountIds,
    ]);
    await engine.query(
      `update play_limit set max_bet = $1, max_lost_day = $1, max_lost_week = $1,
        max_lost_month = $1, max_staked_day = $1, max_staked_week = $1, max_staked_month = $1,
        max_ms = 1439 * 60000, check_every_ms = 240 * 60000, pause_after_ms = 720 * 60000,
        pause_ms = 15 * 60000`,
      [highest],
    );
  }

  /** Lists the findings of the ledger check, but for reports: the tree has no reports of its money. */
  const findings = async () => {
    const { findings: all } = await wallet.ledgerCheck();
    return all.filter(({ check }) => check !== 'reports hold what the ledger moved');
  };

  return {
    perSecond: (until: number | Promise<unknown>) => callAtOnce(bet, until),
    keepUp: (rate: number, until: Promise<unknown>) => callAtRate(bet, rate, until),
    bet,
    forget,
    limit,
    findings,
    waitedMs: wallet.waitedMs,
  };
}
