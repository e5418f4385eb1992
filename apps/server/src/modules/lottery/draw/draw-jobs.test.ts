import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { everyEngine, testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createLotteries } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listPauses } from '../pause.store.ts';
import { countQueries, openDraws, type OpenDraws } from './draws.fixture.ts';

let site: OpenDraws;
afterEach(() => site.close());

const first = '20261124-073';
const stateOf = async (numero = first, gameId = 1001) => (await site.drawOf(numero, gameId)).state;
const told = () => site.published.filter(({ kind }) => kind === 'lottery');

describe.each(everyEngine())('the course of own draws, on $name', (database) => {
  test('a draw opens, closes, is drawn by its round, and is settled', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    await engine.run();
    expect(await stateOf()).toBe('open');
    expect(await stateOf('20261124-074')).toBe('scheduled');
    site.at('12:09:54.999');
    await engine.run();
    expect(await stateOf()).toBe('open');
    site.at('12:09:55');
    await engine.run();
    expect(await stateOf()).toBe('closed');
    expect(await stateOf('20261124-074')).toBe('open');
    // The round of the draw is that of 12:10:02 on the chain of the tests.
    site.at('12:10:01.999');
    await engine.run();
    expect(await stateOf()).toBe('closed');
    expect(await site.results()).toEqual([]);
    site.at('12:10:02');
    await engine.run();
    const draw = await site.drawOf(first);
    expect(draw).toMatchObject({
      state: 'settled',
      version: 1,
      is_late: false,
      drawn_at: site.clock(),
      settled_at: site.clock(),
    });
    const [result] = await site.results();
    expect(result).toMatchObject({ decided_by: 'engine', prizes: {}, version: 1, reason: null });
    expect(result?.win_no).toMatch(/^\d{5}$/);
    const round = Number(draw.beacon_round);
    expect(Buffer.from(result!.signature!)).toEqual(
      Buffer.from(site.fakeBeacon.signatureOf(round)),
    );
    expect(told()).toEqual([]);
    expect(site.errors).toEqual([]);
  });

  test('two processes at once draw each once', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    const engines = [site.process(), site.process()];
    for (const time of ['12:00:00', '12:00:20', '12:09:55', '12:10:03', '12:10:04']) {
      site.at(time);
      await Promise.all(engines.map((engine) => engine.run()));
    }
    const results = await site.results();
    expect(results.map(({ numero, state }) => [numero, state])).toEqual([
      [first, 'settled'],
      [first, 'settled'],
    ]);
    expect(site.errors).toEqual([]);
    const audited = site.audited.map(({ input }) => JSON.stringify(input));
    expect(new Set(audited).size).toBe(audited.length);
  });

  test('seeds and results refuse a change and a removal', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    site.at('12:10:03');
    await engine.run();
    await engine.run();
    expect(await site.results()).toHaveLength(1);
    const refused = async (statement: ReturnType<typeof sql>) =>
      statement.execute(site.db).then(
        () => 'done',
        () => 'refused',
      );
    expect(await refused(sql`update lottery_seed set sealed = ''`)).toBe('refused');
    expect(await refused(sql`delete from lottery_seed`)).toBe('refused');
    expect(await refused(sql`update lottery_result set win_no = '00000'`)).toBe('refused');
    expect(await refused(sql`delete from lottery_result`)).toBe('refused');
    expect(await refused(sql`truncate lottery_result`)).toBe('refused');
  });

  test('an error between the steps of a draw leaves nothing half done', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    await sql`
      alter table lottery_result add constraint full_disk check (false) not valid`.execute(site.db);
    site.at('12:10:03');
    await engine.run();
    await engine.run();
    expect(await site.drawOf(first)).toMatchObject({ state: 'closed', version: 0, drawn_at: null });
    expect(await site.results()).toEqual([]);
    expect(site.errors).toEqual(['a draw was not drawn']);
    await sql`alter table lottery_result drop constraint full_disk`.execute(site.db);
    site.at('12:10:03.999');
    await engine.run();
    expect(await stateOf()).toBe('closed');
    site.at('12:10:04');
    await engine.run();
    expect(await stateOf()).toBe('settled');
    expect(await site.results()).toHaveLength(1);
  });
});

describe.each(testDatabases())('own draws that do not go on, on $name', (database) => {
  test('without its round a draw is late after a minute, and void after ten', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    site.at('12:09:55');
    await engine.run();
    site.fakeBeacon.state.isDown = true;
    site.at('12:10:02');
    await engine.run();
    const asked = site.fakeBeacon.asked.length;
    site.at('12:10:02.999');
    await engine.run();
    expect(site.fakeBeacon.asked).toHaveLength(asked);
    site.at('12:10:03');
    await engine.run();
    expect(site.fakeBeacon.asked).toHaveLength(asked + 1);
    site.at('12:10:59.999');
    await engine.run();
    expect((await site.drawOf(first)).is_late).toBe(false);
    site.at('12:11:00');
    await engine.run();
    expect((await site.drawOf(first)).is_late).toBe(true);
    expect(told()).toHaveLength(1);
    site.at('12:20:01.999');
    await engine.run();
    expect(await stateOf()).toBe('closed');
    site.at('12:20:03');
    await engine.run();
    expect(await site.drawOf(first)).toMatchObject({
      state: 'void',
      voided_by: 'site',
      void_reason: 'no public randomness came for ten minutes after it was due',
    });
    expect(await site.results()).toEqual([]);
    expect(told()).toHaveLength(2);
    expect(site.errors).toEqual(['a draw is void']);
  });

  test('a round that comes late is drawn by, and the draw stays marked late', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    site.at('12:09:55');
    await engine.run();
    site.fakeBeacon.state.isDown = true;
    for (const time of ['12:10:02', '12:11:00', '12:19:00']) {
      site.at(time);
      await engine.run();
    }
    site.fakeBeacon.state.isDown = false;
    site.at('12:19:01');
    await engine.run();
    expect(await site.drawOf(first)).toMatchObject({ state: 'settled', is_late: true });
  });

  test('a round that is out before the draw: void, paused, and others go on', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    const engine = site.process();
    await engine.run();
    site.fakeBeacon.state.ahead = minuteMs;
    site.at('12:09:55');
    site.fakeBeacon.asked.length = 0;
    await engine.run();
    // Both lotteries share the round, which is asked for once.
    expect(site.fakeBeacon.asked).toHaveLength(1);
    const pauses = await listPauses(site.db);
    expect(new Set(pauses.keys())).toEqual(new Set([1001, 1003]));
    expect(pauses.get(1001)).toMatchObject({ paused_by: 'site', paused_at: site.clock() });
    expect(await site.drawOf(first)).toMatchObject({ state: 'void', voided_by: 'site' });
    expect((await site.drawOf(first)).void_reason).toContain('the clock of the server is wrong');
    expect(site.errors).toHaveLength(2);
    site.fakeBeacon.state.ahead = 0;
    for (const time of ['12:10:10', '12:19:55', '12:20:03']) {
      site.at(time);
      await engine.run();
    }
    expect(await stateOf()).toBe('void');
    expect(await stateOf('20261124-074')).toBe('settled');
    expect((await site.results()).map(({ numero }) => numero)).not.toContain(first);
  });

  test('where nobody answers at the close, the clock is checked again', async () => {
    site = await openDraws(database);
    const engine = site.process();
    await engine.run();
    site.fakeBeacon.state.isDown = true;
    site.at('12:09:55');
    await engine.run();
    expect(await stateOf()).toBe('closed');
    Object.assign(site.fakeBeacon.state, { isDown: false, ahead: minuteMs });
    site.at('12:09:56');
    await engine.run();
    expect(await stateOf()).toBe('void');
  });

  const faults: [string, string, (site: OpenDraws) => Partial<LotteryDeps>, Partial<Placed>][] = [
    [
      'whose seed does not match its commit',
      'its seed does not match its commit',
      () => ({}),
      { commit: new Uint8Array(32) },
    ],
    [
      'whose seed cannot be decrypted',
      'its seed cannot be decrypted',
      ({ deps }) => ({
        seedBox: {
          ...deps.seedBox,
          decrypt: () => {
            throw new Error('another secret');
          },
        },
      }),
      {},
    ],
    [
      'of another chain',
      'its chain of randomness is not the configured one',
      () => ({}),
      { chainHash: 'ab'.repeat(32) },
    ],
  ];
  type Placed = { commit: Uint8Array; chainHash: string };
  test.each(faults)('a draw %s is never drawn', async (_, reason, change, placed) => {
    site = await openDraws(database);
    await site.place({
      gameId: 1001,
      code: 'PVSSC1',
      numero: first,
      seed: new Uint8Array(32).fill(7),
      round: 1000,
      chainHash: site.fakeBeacon.beacon.chain.hash,
      drawsAt: new Date('2026-11-24T12:10:00+08:00'),
      ...placed,
    });
    const engine = site.process(change(site));
    site.at('12:10:02');
    for (let times = 0; times < 3; times++) {
      await engine.run();
      site.pass(1000);
    }
    expect(await stateOf()).toBe('closed');
    expect(site.errors).toEqual(['a draw cannot be drawn']);
    site.at('12:20:03');
    await engine.run();
    expect(await site.drawOf(first)).toMatchObject({ state: 'void', void_reason: reason });
    const numeros = (await site.results()).map(({ numero }) => numero);
    expect(numeros).not.toContain(first);
  });

  test('a lottery that fails keeps no other from going on', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    const engine = site.process();
    await engine.run();
    await sql`
      alter table lottery_draw add constraint stuck check (game_id <> 1001 or state <> 'closed')
      not valid`.execute(site.db);
    site.at('12:10:03');
    await engine.run();
    await engine.run();
    expect(await stateOf(first, 1003)).toBe('settled');
    expect(await stateOf(first, 1001)).toBe('open');
    expect(site.errors).toEqual(['a draw did not go on']);
    await sql`alter table lottery_draw drop constraint stuck`.execute(site.db);
    site.at('12:10:05');
    await engine.run();
    expect(await stateOf(first, 1001)).toBe('settled');
  });

  test('between the times of draws the database is asked for nothing', async () => {
    site = await openDraws(database);
    const { db } = site;
    const { counted, queries } = countQueries(db);
    const engine = site.process({ db: counted });
    await engine.run();
    await engine.run();
    queries.made = 0;
    for (let times = 0; times < 8; times++) {
      site.pass(250);
      await engine.run();
    }
    expect(queries.made).toBe(0);
    site.pass(30_000);
    await engine.run();
    expect(queries.made).toBeGreaterThan(0);
  });
});

describe.each(testDatabases())('outside draws, on $name', (database) => {
  test('open ones of a lottery that was switched off close, and no others open', async () => {
    site = await openDraws(database, { only: ['LAOS'] });
    await site.process().run();
    await site.process().run();
    expect(await stateOf('20261125', 3002)).toBe('open');
    const rows = site.deps.site.lotteries.lotteries.map((row) => ({ ...row, on: false }));
    const lotteries = createLotteries({ ...site.deps, site: { lotteries: { lotteries: rows } } });
    site.at('21:00:00', '2026-11-25');
    const engine = site.process({ lotteries });
    await engine.run();
    await engine.run();
    expect(await stateOf('20261125', 3002)).toBe('closed');
    expect(await stateOf('20261127', 3002)).toBe('scheduled');
  });

  test('they open, close and become late, and those with a result are settled', async () => {
    site = await openDraws(database, { only: ['XSMN'] });
    const engine = site.process();
    await engine.run();
    await engine.run();
    const numeros = ['20261124-BTR', '20261124-VT', '20261124-BL'];
    const states = () => Promise.all(numeros.map((numero) => stateOf(numero, 2003)));
    expect(await states()).toEqual(['open', 'open', 'open']);
    expect(await stateOf('20261125-DNA', 2003)).toBe('scheduled');
    site.at('17:10:00');
    await engine.run();
    expect(await states()).toEqual(['closed', 'closed', 'closed']);
    expect(await stateOf('20261125-DNA', 2003)).toBe('open');
    await sql`
      update lottery_draw set state = 'drawn', version = 1, drawn_at = draws_at
      where numero = '20261124-VT'`.execute(site.db);
    site.at('17:44:59.999');
    await engine.run();
    expect(await states()).toEqual(['closed', 'settled', 'closed']);
    expect(told()).toEqual([]);
    site.at('17:45:00');
    await engine.run();
    const draws = await Promise.all(numeros.map((numero) => site.drawOf(numero, 2003)));
    expect(draws.map(({ is_late: isLate }) => isLate)).toEqual([true, false, true]);
    expect(told()).toHaveLength(2);
    site.at('12:00:00', '2026-12-20');
    await engine.run();
    expect(await states()).toEqual(['closed', 'settled', 'closed']);
  });
});
