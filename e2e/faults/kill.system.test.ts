import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseNames } from '../vendor/database.ts';
import { openSite, type Player, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { balanceBody, minor, post } from '../vendor/wallet-call.ts';
import { differences, ledgerQueries, type OperationLog } from './operation-log.ts';
import { createPlayerLoad, type PlayerLoad } from './player-load.ts';

const ports = { embedded: 3560, postgres: 3580 };
const members = ['member01', 'agent01', 'agent02', 'player11', 'player12'];
const clients = 32;
/** SYSTEM_KILLS sets another number, for longer runs. */
const kills = Number(process.env['SYSTEM_KILLS'] ?? 5);
const shortestLoadMs = 400;
const longestLoadMs = 1000;
const repeats = 100;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

describe.each(databaseNames)('a server killed under load, on %s', (database) => {
  let site: SiteUnderTest;
  const players: Player[] = [];
  let load: PlayerLoad;
  const startBalances = new Map<string, bigint>();
  const log: OperationLog = { acknowledged: new Map(), startBalances };

  beforeAll(async () => {
    site = await openSite({ database, port: ports[database] });
    for (const username of members) {
      players.push(await site.openGame(username, await site.logIn(username)));
    }
    for (const player of players) {
      const { body } = await post(site.url, site.vendorSecret, 'balance', balanceBody(player));
      startBalances.set(player.accountId, minor(body.balance));
    }
    load = createPlayerLoad(site, players, log);
  });
  afterAll(() => site.close());

  /** What differs when `before` is done to the ledger for the length of the reading. */
  async function compare(before: readonly string[] = []) {
    const postings = await site.database.read(ledgerQueries.postings, before);
    const balances = await site.database.read(ledgerQueries.balances, before);
    return differences(log, { postings, balances });
  }

  test('the comparison sees a lost, a doubled and an altered posting', async () => {
    load.run(clients);
    await pause(longestLoadMs);
    await load.stop();
    await load.resolveDoubts();
    await site.process().stop();
    expect(await compare()).toEqual([]);

    const seeded = [...log.acknowledged.values()].find((one) => one.amountMinor < 0n);
    if (!seeded) throw new Error('no bet was acknowledged');
    const { source, externalId, accountId, amountMinor } = seeded;
    const subject = `${source} ${externalId}`;
    const here = `source = '${source}' and external_id = '${externalId}'`;
    const open = 'alter table posting disable trigger user';
    const move = (by: bigint) =>
      `update account set balance = balance + ${by} where id = ${accountId}`;

    const lost = [open, `delete from posting where ${here}`, move(-amountMinor)];
    expect(await compare(lost)).toMatchObject([{ kind: 'lost', subject }, { kind: 'balance' }]);
    const columns = 'account_id, contra_id, kind, amount, balance_after, source';
    const twice = [
      `insert into posting (${columns}, external_id)
        select ${columns}, 'again' from posting where ${here}`,
      move(amountMinor),
    ];
    const again = `${source} again`;
    expect(await compare(twice)).toMatchObject([
      { kind: 'doubled', subject: again },
      { kind: 'balance' },
    ]);
    const altered = [open, `update posting set amount = amount - 1 where ${here}`];
    expect(await compare(altered)).toEqual([{ kind: 'altered', subject }]);
    expect(await compare([move(1n)])).toMatchObject([{ kind: 'balance' }]);
    expect(await compare()).toEqual([]);
    await site.start();
  });

  test(`after ${kills} kills nothing acknowledged is lost or doubled`, async () => {
    let doubts = 0;
    for (let kill = 0; kill < kills; kill++) {
      load.run(clients);
      await pause(randomInt(shortestLoadMs, longestLoadMs));
      await site.process().kill('SIGKILL');
      await load.stop();
      await site.start();
      doubts += await load.resolveDoubts();
    }
    expect(doubts, 'a kill under load leaves calls without an answer').toBeGreaterThan(0);
    expect(load.refusals).toEqual([]);
    expect(await load.repeatAnswered(repeats)).toEqual([]);
    expect(await site.ledgerFindings()).toEqual([]);
    await site.process().stop();
    expect(await compare()).toEqual([]);
    const { size } = log.acknowledged;
    console.log(`${database}: ${kills} kills, ${size} acknowledged, ${doubts} were in doubt`);
  });
});
