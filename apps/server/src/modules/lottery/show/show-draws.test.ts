import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { openShow, type Show } from './draws.fixture.ts';

const northern = { DB: ['52768'], G1: ['10439'] };

describe.each(everyEngine())('§7 lists of draws with their results, on $name', (database) => {
  let show: Show;
  beforeAll(async () => {
    show = await openShow(database);
    show.setTime('2026-11-24T12:00:00+08:00');
  });
  afterAll(() => show.close());

  const list = (input: object) => show.ask('listDrawResults', input);
  const numerosOf = ({ list: draws }: { list: { numero: string }[] }) =>
    draws.map(({ numero }) => numero);

  test('the newest stands first; pages are asked for from 0 and counted from 1', async () => {
    const numeros = Array.from({ length: 7 }, (_, index) => `20261124-0${715 + index}`);
    await show.add(
      ...numeros.map((numero) => ({ code: 'PVSSC1', numero, results: [{ winNo: '27705' }] })),
      { code: 'PVSSC1', numero: '20260820-1440', results: [{ winNo: '00000' }] },
    );
    // Betting on the one that is drawn at 12:01 has not ended.
    const first = await list({ gameId: '1001', size: '3' });
    expect(numerosOf(first)).toEqual(['20261124-0720', '20261124-0719', '20261124-0718']);
    expect(first).toMatchObject({ pageNum: 1, pageSize: 3, totalPages: 3, total: 7 });
    expect(first.list[0]).toEqual({
      numero: '20261124-0720',
      station: null,
      stationName: null,
      winNo: '27705',
      state: 'settled',
      version: 1,
      late: false,
      drawsAt: '2026-11-24T04:00:00.000Z',
      drawnAt: '2026-11-24T04:00:00.000Z',
      decidedAt: '2026-11-24T04:00:00.000Z',
      earlier: [],
    });
    const last = await list({ gameId: 1001, page: 2, size: 3 });
    expect(numerosOf(last)).toEqual(['20260820-1440']);
    expect(last).toMatchObject({ pageNum: 3, totalPages: 3, total: 7 });
    expect(await list({ gameId: 1001, page: 9999, size: 100 })).toMatchObject({
      list: [],
      pageNum: 10_000,
      total: 7,
    });
    expect(await show.ask('listDrawResultsByCode', { gameCode: 'PVSSC1', size: 3 })).toEqual(first);
    show.setTime('2026-11-24T12:00:55+08:00');
    expect(await list({ gameId: 1001, size: 1 })).toMatchObject({
      list: [{ numero: '20261124-0721' }],
      total: 8,
    });
    // The days before yesterday are counted apart.
    show.setTime('2026-11-28T12:00:00+08:00');
    expect(await list({ gameId: 1001 })).toMatchObject({ total: 8, totalPages: 1 });
  });

  test('a corrected draw shows what counts, and what was said before', async () => {
    await show.add({
      code: 'XSMB',
      numero: '20261120',
      state: 'resettled',
      results: [
        { winNo: '52767', prizes: { ...northern, DB: ['52767'] } },
        { winNo: '52769', prizes: { ...northern, DB: ['52769'] } },
        { winNo: '52768', prizes: northern },
      ],
    });
    show.setTime('2026-11-21T00:00:00Z');
    const { list: draws } = await list({ gameId: 2001 });
    expect(draws).toMatchObject([
      {
        winNo: '52768',
        prizes: northern,
        version: 3,
        state: 'resettled',
        earlier: [
          { version: 1, winNo: '52767', decidedAt: '2026-11-20T11:15:00.000Z' },
          { version: 2, winNo: '52769', prizes: { DB: ['52769'] } },
        ],
      },
    ]);
  });

  test('while a draw is closed, the fullest of what sources say is shown', async () => {
    const said = { G7: ['15', '73'], G6: ['463'] };
    await show.add({
      code: 'XSMB',
      numero: '20261122',
      state: 'closed',
      readings: [
        { source: 'a', prizes: { G7: ['15', '73'] } },
        { source: 'b', prizes: said },
        { source: 'c', prizes: {} },
      ],
    });
    await show.add({
      code: 'XSMB',
      numero: '20261121',
      state: 'void',
      readings: [{ source: 'a', prizes: said }],
    });
    show.setTime('2026-11-22T18:20:00+07:00');
    const [waits, isVoid] = (await list({ gameId: 2001 })).list;
    expect(waits).toMatchObject({ winNo: null, prizes: said, drawnAt: null, late: false });
    expect(isVoid).toMatchObject({ state: 'void', winNo: null, version: 0, late: false });
    expect(isVoid).not.toHaveProperty('prizes');
    show.setTime('2026-11-22T18:45:00+07:00');
    expect((await list({ gameId: 2001, size: 1 })).list).toMatchObject([{ late: true }]);
  });

  test('draws of all stations are listed, or those of the one that is named', async () => {
    const ends = ['16-HCM', '16-DT', '17-BTR', '17-VT', '17-BL'];
    await show.add(
      ...ends.map((end) => ({
        code: 'XSMN',
        numero: `202611${end}`,
        results: [{ winNo: '073459', prizes: { DB: ['073459'] } }],
      })),
    );
    show.setTime('2026-11-18T00:00:00Z');
    const all = await list({ gameId: 2003 });
    expect(numerosOf(all).toSorted()).toEqual(ends.map((end) => `202611${end}`).toSorted());
    expect(all).toMatchObject({ total: 5 });
    expect(all.list.map(({ stationName }) => stationName)).toContain('Vũng Tàu');
    expect(await list({ gameId: 2003, station: 'VT' })).toMatchObject({
      list: [{ numero: '20261117-VT' }],
      total: 1,
    });
    const nothing = { list: [], total: 0, totalPages: 0, pageNum: 1 };
    expect(await list({ gameId: 2003, station: 'PY' })).toMatchObject(nothing);
    expect(await list({ gameId: 1001, station: 'VT' })).toMatchObject(nothing);
  });

  test('a lottery that the site does not have is not found', async () => {
    expect(await codeOf(list({ gameId: 9999 }))).toBe('lottery.game.not.found');
    expect(await codeOf(list({ gameId: 9999, page: 1 }))).toBe('lottery.game.not.found');
    const byCode = show.ask('listDrawResultsByCode', { gameCode: 'NONE' });
    expect(await codeOf(byCode)).toBe('lottery.game.not.found');
  });
});
