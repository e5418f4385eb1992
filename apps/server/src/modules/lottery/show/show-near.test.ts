import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { openShow, type Show } from './draws.fixture.ts';

const minutes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `20261124-0${from + index}`);

const north = { gameId: 2001 };
const south = { gameId: 2003 };

/** Southern draws of a Monday, a Tuesday, a Wednesday and the next Tuesday. */
const southern = ['23-HCM', '23-DT', '23-CM', '24-BTR', '24-VT', '24-BL', '25-DNA', '25-CT'];

describe.each(everyEngine())('§7 the draws around now, on $name', (database) => {
  let show: Show;
  beforeAll(async () => {
    show = await openShow(database);
    await show.add(
      { code: 'PVSSC1', numero: '20261124-0719', results: [{ winNo: '27705' }] },
      ...minutes(720, 723).map((numero) => ({ code: 'PVSSC1', numero })),
      ...southern.map((end) => ({ code: 'XSMN', numero: `202611${end}`, state: 'open' as const })),
      { code: 'XSMN', numero: '20261201-BTR', state: 'scheduled' },
      { code: 'XSMN', numero: '20261201-VT', state: 'scheduled' },
      { code: 'XSMB', numero: '20261124' },
    );
  });
  afterAll(() => show.close());

  const near = (input: object) => show.ask('getNear', input);

  test('which draw is open follows the clock to the millisecond, before any job ran', async () => {
    show.setTime('2026-11-24T11:59:54.999+08:00');
    const before = await near({ gameId: '1001' });
    expect(before).toEqual({
      previousNumero: {
        numero: '20261124-0719',
        winNo: '27705',
        state: 'settled',
        late: false,
        drawsAt: '2026-11-24T03:59:00.000Z',
      },
      currentNumero: {
        numero: '20261124-0720',
        gameId: 1001,
        remainTime: 1,
        lockTime: 5,
        isSale: true,
        drawsAt: '2026-11-24T04:00:00.000Z',
        commit: 'ab'.repeat(32),
        beaconRound: 34_230_032,
        yearAnimal: 6,
      },
      nextNumero: expect.objectContaining({
        numero: '20261124-0721',
        remainTime: 60_001,
        isSale: false,
      }) as unknown,
      paused: false,
      stations: [],
    });
    show.time.now = new Date('2026-11-24T11:59:55.000+08:00');
    expect(await near({ gameId: 1001 })).toMatchObject({
      previousNumero: { numero: '20261124-0720', winNo: null, state: 'open', late: false },
      currentNumero: { numero: '20261124-0721', remainTime: 60_000, isSale: true },
      nextNumero: { numero: '20261124-0722' },
    });
  });

  test('a draw that waits too long is late by the clock, or by its row', async () => {
    show.setTime('2026-11-24T12:04:00+08:00');
    expect(await near({ gameId: 1001 })).toMatchObject({
      previousNumero: { numero: '20261124-0723', late: true },
      currentNumero: null,
      nextNumero: null,
    });
    await show.add({
      code: 'PVK31',
      numero: '20261124-0719',
      results: [{ winNo: '2,5,5' }],
      isLate: true,
    });
    show.setTime('2026-11-24T12:00:00+08:00');
    expect((await near({ gameId: 1003 })).previousNumero).toMatchObject({
      winNo: '2,5,5',
      late: true,
    });
  });

  test('before the first draw and where none is open, there is null', async () => {
    await show.add({ code: 'PVPK3', numero: '20261124-240', state: 'scheduled' });
    show.setTime('2026-11-24T11:50:00+08:00');
    expect(await near({ gameId: 1004 })).toMatchObject({
      previousNumero: null,
      currentNumero: null,
      nextNumero: { numero: '20261124-240', isSale: false },
    });
    expect(await near({ gameId: 1005 })).toEqual({
      previousNumero: null,
      currentNumero: null,
      nextNumero: null,
      paused: false,
      stations: [],
    });
  });

  test('nothing is on sale that is paused, void, or not opened yet', async () => {
    const isSale = async () => (await near({ gameId: 1001 })).currentNumero?.isSale;
    show.setTime('2026-11-24T12:00:30+08:00');
    expect(await isSale()).toBe(true);
    await show.setState('PVSSC1', '20261124-0721', 'scheduled');
    show.tell(null);
    expect(await isSale()).toBe(false);
    await show.setState('PVSSC1', '20261124-0721', 'open');
    const pause = { id: randomUUID(), game_id: 1001, paused_at: show.time.now };
    await show.db
      .insertInto('lottery_pause')
      .values({ ...pause, paused_by: 'ana', reason: 'a check' })
      .execute();
    show.tell(null);
    expect(await near({ gameId: 1001 })).toMatchObject({
      paused: true,
      currentNumero: { numero: '20261124-0721', isSale: false },
    });
    await show.db
      .updateTable('lottery_pause')
      .set({ resumed_at: show.time.now, resumed_by: 'ana' })
      .where('id', '=', pause.id)
      .execute();
    await show.add({ code: 'PVPC28', numero: '20261124-241', state: 'void' });
    show.tell(null);
    expect(await isSale()).toBe(true);
    expect((await near({ gameId: 1005 })).currentNumero).toBeNull();
  });

  test('of stations the main one of each day, unless one is named', async () => {
    show.setTime('2026-11-24T12:00:00+08:00');
    const stations = [
      { station: 'BTR', name: 'Bến Tre', numero: '20261124-BTR' },
      { station: 'VT', name: 'Vũng Tàu', numero: '20261124-VT' },
      { station: 'BL', name: 'Bạc Liêu', numero: '20261124-BL' },
    ];
    expect(await near(south)).toMatchObject({
      previousNumero: { numero: '20261123-HCM' },
      currentNumero: { numero: '20261124-BTR', lockTime: 300, commit: null, beaconRound: null },
      nextNumero: { numero: '20261125-DNA' },
      stations,
    });
    expect(await near({ ...south, station: 'VT' })).toMatchObject({
      previousNumero: null,
      currentNumero: { numero: '20261124-VT', isSale: true },
      nextNumero: { numero: '20261201-VT' },
      stations,
    });
    const none = { previousNumero: null, currentNumero: null, nextNumero: null };
    expect(await near({ ...south, station: 'PY' })).toMatchObject({ ...none, stations });
    expect(await near({ ...north, station: 'HNO' })).toMatchObject({ ...none, stations: [] });
    expect(await near(north)).toMatchObject({
      currentNumero: { numero: '20261124' },
      stations: [],
    });
    show.time.now = new Date('2026-11-24T16:10:00+07:00');
    expect(await near({ ...south, station: 'VT' })).toMatchObject({
      previousNumero: { numero: '20261124-VT' },
      currentNumero: null,
      nextNumero: { numero: '20261201-VT' },
      stations: [{ station: 'DNA' }, { station: 'CT' }],
    });
  });

  test('a chase can hold the draws that the lottery allows, void ones left out', async () => {
    await show.add({ code: 'PV11X5', numero: '20261123-288' }); // at midnight
    const coming = Array.from({ length: 80 }, (_, index) => ({
      code: 'PV11X5',
      numero: `20261124-${`${index + 1}`.padStart(3, '0')}`,
      state: index === 1 ? ('void' as const) : ('scheduled' as const),
    }));
    await show.add(...coming);
    show.setTime('2026-11-24T00:00:00+08:00');
    const { maxChaseCount, chaseNumeros } = await show.ask('listChaseNumeros', { gameId: 1002 });
    expect(maxChaseCount).toBe(72);
    expect(chaseNumeros).toHaveLength(72);
    expect(chaseNumeros.slice(0, 2)).toEqual([
      { numero: '20261124-001', remainTime: 285_000, drawsAt: '2026-11-23T16:05:00.000Z' },
      { numero: '20261124-003', remainTime: 885_000, drawsAt: '2026-11-23T16:15:00.000Z' },
    ]);
    show.setTime('2026-11-24T12:00:00+08:00');
    const ofStation = await show.ask('listChaseNumeros', { ...south, station: 'VT' });
    expect(ofStation.maxChaseCount).toBe(10);
    expect(ofStation.chaseNumeros.map(({ numero }) => numero)).toEqual([
      '20261124-VT',
      '20261201-VT',
    ]);
    const main = await show.ask('listChaseNumeros', south);
    expect(main.chaseNumeros.map(({ numero }) => numero)).toEqual([
      '20261124-BTR',
      '20261125-DNA',
      '20261201-BTR',
    ]);
  });

  test('a lottery that the site does not have is not found', async () => {
    expect(await codeOf(near({ gameId: 9999 }))).toBe('lottery.game.not.found');
    const chase = show.ask('listChaseNumeros', { gameId: 9999 });
    expect(await codeOf(chase)).toBe('lottery.game.not.found');
  });
});
