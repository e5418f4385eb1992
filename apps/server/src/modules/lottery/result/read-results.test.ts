import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { ana, north, openDraws, silent, type DrawSite } from './draws.fixture.ts';
import { pauseMs } from './result-jobs.ts';

const told = { kind: 'lottery', memberId: null };
const laos = (winNo = '8072') => ({ winNo, prizes: {} });

describe.each(everyEngine())('results of two sources, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database);
  });
  beforeEach(() => {
    site.fakeSources['north-star'].state.isDown = false;
    site.fakeSources['south-star'].state.isDown = false;
  });
  afterEach(() => site.voidWaiting());
  afterAll(() => site.close());

  test('partial prizes are kept as they come, and decide nothing', async () => {
    const draw = await site.draw('XSMB');
    site.say('north-star', draw, { prizes: { G7: ['15'] } });
    site.say('south-star', draw, { prizes: { G7: ['15'] } });
    site.forget();
    await site.run();
    expect(site.published).toEqual([told, told]);
    await site.run();
    expect(site.published).toEqual([told, told]);
    site.say('north-star', draw, { prizes: { G7: ['15', '73'] } });
    await site.run();
    expect(site.published).toHaveLength(3);
    expect(await site.shown(draw)).toMatchObject({
      state: 'closed',
      winNo: null,
      readings: [
        { source: 'north-star', final: false, winNo: null, prizes: { G7: ['15', '73'] } },
        { source: 'south-star', final: false, winNo: null, prizes: { G7: ['15'] } },
      ],
    });
  });

  test('one source alone waits, two that agree give the result', async () => {
    const draw = await site.draw('XSMB');
    site.say('north-star', draw, north());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed', version: 0, winNo: null });
    site.say('south-star', draw, north());
    site.forget();
    await site.run();
    expect(await site.shown(draw)).toMatchObject({
      state: 'drawn',
      version: 1,
      decidedBy: 'north-star, south-star',
      ...north(),
    });
    expect(site.published).toEqual([told]);
  });

  test('two that differ give none, in whatever they differ, until they agree', async () => {
    const draw = await site.draw('XSMB');
    const other = north();
    other.prizes['G7'] = ['73', '15', '40', '88'];
    site.say('north-star', draw, north());
    site.say('south-star', draw, other);
    await site.run();
    await site.run();
    const shown = await site.shown(draw);
    expect(shown).toMatchObject({ state: 'closed', winNo: null });
    expect(shown.readings.map(({ prizes }) => prizes['G7']?.[0])).toEqual(['15', '73']);
    site.say('south-star', draw, north());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn' });
  });

  test('numbers that cannot be a result do not count, nor what was said before them', async () => {
    const draw = await site.draw('LAOS');
    site.say('north-star', draw, laos());
    await site.run();
    site.say('north-star', draw, laos('80721'));
    site.say('south-star', draw, laos());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({
      state: 'closed',
      readings: [{ source: 'south-star', final: true }],
    });
    site.say('north-star', draw, { winNo: '8072', prizes: { first: ['8072'] } });
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn', winNo: '8072', prizes: {} });
  });

  test('a source can take back what it said', async () => {
    const draw = await site.draw('LAOS');
    site.say('north-star', draw, laos());
    await site.run();
    site.fakeSources['north-star'].say('LAOS', draw.numero, { status: 'none' });
    site.say('south-star', draw, laos());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed', version: 0 });
  });

  test('partial prizes that cannot be are not shown', async () => {
    const draw = await site.draw('XSMB');
    site.say('north-star', draw, { prizes: { G7: ['<b>'] } });
    await site.run();
    expect((await site.shown(draw)).readings).toEqual([]);
  });

  test('a source that is down changes nothing', async () => {
    const draw = await site.draw('LAOS');
    site.say('north-star', draw, laos());
    site.say('south-star', draw, laos());
    site.fakeSources['south-star'].state.isDown = true;
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
    site.fakeSources['south-star'].state.isDown = false;
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn' });
  });

  test('many that wait are all asked about, however often new ones come', async () => {
    const { asked } = site.fakeSources['north-star'];
    const draws: string[] = [];
    for (let made = 0; made < 60; made++) draws.push((await site.draw('LAOS')).numero);
    for (let run = 0; run < 3; run++) await site.run();
    const numeros = new Set(asked.map(({ numero }) => numero));
    expect(draws.filter((numero) => !numeros.has(numero))).toEqual([]);
  });

  test('one draw that fails does not hold up the others', async () => {
    const broken = await site.draw('LAOS');
    const draw = await site.draw('LAOS');
    const said = { winNo: '8072', prizes: {} };
    const at = new Date(Number.NaN);
    for (const source of ['north-star', 'south-star'] as const) {
      site.fakeSources[source].say('LAOS', broken.numero, { status: 'final', ...said, at });
      site.say(source, draw, said);
    }
    await site.run();
    expect(await site.shown(broken)).toMatchObject({ state: 'closed', readings: [] });
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn' });
  });

  test('only closed outside draws are asked about, and only once their time has come', async () => {
    const later = new Date(site.clock().getTime() + 60 * minuteMs);
    const draws = [
      await site.draw('LAOS', { drawsAt: later }),
      await site.draw('LAOS', { state: 'open' }),
      await site.draw('LAOS', { state: 'drawn' }),
      await site.draw('PVSSC1'),
    ];
    await site.run();
    const asked = site.fakeSources['north-star'].asked.map(({ numero }) => numero);
    for (const { numero } of draws) expect(asked).not.toContain(numero);
  });

  test('a draw with a result is asked about no more', async () => {
    const draw = await site.draw('LAOS');
    site.say('north-star', draw, laos());
    site.say('south-star', draw, laos());
    await site.run();
    expect(await site.resultsOf(draw)).toHaveLength(1);
    const { asked } = site.fakeSources['north-star'];
    const before = asked.filter(({ numero }) => numero === draw.numero).length;
    site.say('north-star', draw, laos('9999'));
    await site.run();
    await site.run();
    expect(asked.filter(({ numero }) => numero === draw.numero)).toHaveLength(before);
    expect(await site.shown(draw)).toMatchObject({ winNo: '8072', version: 1 });
  });

  test('sources that agree end what an operator typed, whatever that was', async () => {
    for (const [typed, state] of [
      ['8072', 'agreed'],
      ['1111', 'differs'],
    ] as const) {
      const draw = await site.draw('LAOS');
      const requestKey = site.key();
      const input = { drawId: draw.id, winNo: typed, prizes: {}, requestKey };
      await site.handlers.enterResult(input, ana);
      site.say('north-star', draw, laos());
      site.say('south-star', draw, laos());
      await site.run();
      await site.run();
      expect(await site.shown(draw)).toMatchObject({
        state: 'drawn',
        winNo: '8072',
        entry: { state, winNo: typed, secondWinNo: '8072' },
      });
    }
  });
});

describe.each(everyEngine())('results of a source that is trusted, on $name', (database) => {
  let site: DrawSite;
  beforeAll(async () => {
    site = await openDraws(database, { change: (rows) => rows });
  });
  afterAll(() => site.close());

  test('one source is enough', async () => {
    const draw = await site.draw('XSMB');
    site.say('north-star', draw, silent);
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
    site.say('north-star', draw, north());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'drawn', decidedBy: 'north-star' });
  });

  test('no other source is asked, and none that the lottery does not name counts', async () => {
    const draw = await site.draw('XSMB');
    site.say('south-star', draw, north());
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed', readings: [] });
    await site.db
      .insertInto('lottery_reading')
      .values({
        draw_id: draw.id,
        source: 'south-star',
        is_final: true,
        win_no: '52768',
        prizes: north().prizes,
        said_at: site.clock(),
        read_at: site.clock(),
      })
      .execute();
    site.say('north-star', draw, { prizes: { G7: ['15'] } });
    await site.run();
    expect(await site.shown(draw)).toMatchObject({ state: 'closed' });
  });
});

test('a source is asked often at first, and then less often', () => {
  const pauses = [0, 9, 10, 59, 60, 3000].map((minutes) => pauseMs(minutes * minuteMs));
  expect(pauses).toEqual([2000, 2000, 15_000, 15_000, 60_000, 60_000]);
});
