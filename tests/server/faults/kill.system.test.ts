import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMet, lineOf } from '#bench/figures.ts';
import { oneDatabase } from '../vendor/database.ts';
import { killServer } from './killed-server.ts';
import { acknowledge, clients, openLoadedSite, type LoadedSite } from './loaded-site.ts';

/** SYSTEM_KILLS sets another number of kills, for longer runs. */
const kills = Number(process.env['SYSTEM_KILLS'] ?? 2);
const betsEachKill = 100;

describe.each(oneDatabase)('V3: a server killed under load, on %s', (database) => {
  let harness: LoadedSite;

  beforeAll(async () => {
    harness = await openLoadedSite({ database });
  });
  afterAll(() => harness.close());

  test('the comparison sees a lost, a doubled and an altered posting', async () => {
    const { site, load, log, compare } = harness;
    load.run(clients);
    await acknowledge(harness, 50);
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

  test(`after ${kills} kills no acknowledged operation is lost or doubled`, async () => {
    const figures = await killServer(harness, { kills, bets: kills * betsEachKill });
    for (const figure of figures) console.log(lineOf(figure));
    expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
  });
});
