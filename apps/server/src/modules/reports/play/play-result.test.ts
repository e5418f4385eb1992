import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Tables } from '#db/tables.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  createPeople,
  currency,
  quiet,
  smallSite,
  trialCurrency,
  type Person,
} from '#modules/games/games.fixture.ts';
import { createGames } from '#modules/games/games.ts';
import { createWallet, type Wallet } from '#modules/wallet/wallet.ts';
import { createReports, type Reports } from '../reports.ts';

describe.each(testDatabases())('§4: stakes and wins of one game on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let wallet: Wallet;
  let people: ReturnType<typeof createPeople>;
  let reports: Reports;

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely<Tables>(engine);
    const { timeZone } = smallSite.brand;
    wallet = createWallet({ engine, db, currency, trialCurrency });
    people = createPeople(db, wallet);
    const deps = { db, wallet, site: smallSite, connections: {}, pictures: () => null };
    const place = { publicUrl: '', gameOrigins: [] };
    const more = { clock: () => new Date(), ...place, currency, trialCurrency, ...quiet };
    const games = createGames({ ...deps, ...more });
    reports = createReports({ ...more, db, timeZone, games });
  });

  afterAll(() => engine.close());

  type Operation = Parameters<Wallet['apply']>[0][number];

  async function move(
    { accountId }: Person,
    kind: Operation['kind'],
    amountMinor: bigint,
    more: Partial<Operation>,
  ): Promise<string> {
    const externalId = randomUUID();
    const contraId = await wallet.houseAccount('games:lagoon', 'PHP');
    const source = 'games:lagoon';
    const [result] = await wallet.apply([
      { accountId, contraId, source, externalId, kind, amountMinor, ...more },
    ]);
    expect(result?.outcome).toBe('applied');
    return externalId;
  }

  const longAgo = '2020-01-01T00:00:00.000Z';
  const resultOf = (person: Person, nodeId: number, since = longAgo) =>
    reports.handlers.getPlayResult({ nodeId, since }, person.context);

  test('stakes and wins of this game and member add up, open bets apart', async () => {
    const [person, other] = [
      await people.person({ balanceMinor: 100_000n }),
      await people.person({ balanceMinor: 100_000n }),
    ];
    await move(person, 'bet', -1000n, { roundId: 'a', gameNode: 1 });
    await move(person, 'win', 2550n, { roundId: 'a', gameNode: 1, finishesRound: true });
    await move(person, 'bet', -300n, { roundId: 'b', gameNode: 1 });
    const back = await move(person, 'bet', -700n, { roundId: 'c', gameNode: 1 });
    await move(person, 'rollback', 0n, { roundId: 'c', reverses: back });
    await move(person, 'bet', -40n, { roundId: 'd', gameNode: 3 });
    await move(other, 'bet', -5n, { roundId: 'a', gameNode: 1 });
    expect(await resultOf(person, 1)).toEqual({
      rounds: 3,
      stake: '13.00',
      returned: '25.50',
      net: '12.50',
      settled: { stake: '10.00', returned: '25.50', net: '15.50' },
      open: { stake: '3.00', returned: '0.00', net: '-3.00' },
      openRounds: 1,
    });
    expect(await resultOf(person, 3)).toMatchObject({
      rounds: 1,
      net: '-0.40',
      settled: { net: '0.00' },
      openRounds: 1,
    });
    expect(await resultOf(other, 1)).toMatchObject({ rounds: 1, net: '-0.05' });
  });

  test('rounds from before the game was opened are left out', async () => {
    const person = await people.person({ balanceMinor: 10_000n });
    await move(person, 'bet', -1000n, { roundId: 'before', gameNode: 1 });
    const later = new Date(Date.now() + 60_000).toISOString();
    const none = { stake: '0.00', returned: '0.00', net: '0.00' };
    const nothing = { rounds: 0, ...none, settled: none, open: none, openRounds: 0 };
    expect(await resultOf(person, 1, later)).toEqual(nothing);
    expect(await resultOf(await people.person(), 1)).toEqual(nothing);
  });
});
