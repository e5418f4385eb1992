import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { families, ownFamilies } from '@pavilion/domain/lottery/families';
import {
  ownFamilyCodes,
  type FamilyCode,
  type OwnFamilyCode,
  type Prizes,
} from '@pavilion/domain/lottery/play';
import { ownDrawsBetween, ownNumero } from '@pavilion/domain/lottery/schedule/own-schedule';
import { drawnPlaces } from './drawn-places.ts';
import { openShow, type NewDraw, type Show } from './draws.fixture.ts';

let show: Show;
beforeAll(async () => {
  show = await openShow(anyDatabase());
  show.setTime('2026-11-24T12:00:00+08:00');
});
afterAll(() => show.close());

/** Numbers that look drawn, the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** So many draws of an own lottery before the time, the newest last; every seventh one is void. */
function drawnBefore(code: string, family: OwnFamilyCode, count: number): NewDraw[] {
  const lottery = show.deps.lotteries.findByCode(code);
  if (lottery?.kind !== 'own') throw new Error(`${code} is not drawn by the house`);
  const { schedule } = lottery;
  const now = show.time.now;
  const from = new Date(now.getTime() - count * schedule.interval * 1000);
  const uniform = seeded(count);
  return ownDrawsBetween(schedule, from, now).map((key, index) => {
    const { draw, winNoOf } = ownFamilies[family];
    return {
      code,
      numero: ownNumero(schedule, key),
      results: [{ winNo: winNoOf(draw(uniform, 6)) }],
      ...(index % 7 === 3 && { state: 'void' as const }),
    };
  });
}

const positionNames = [
  'FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH',
  'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH',
]; // oxfmt-ignore

/** The least big ball of each family, by the words of its plays or of half its balls. */
const leastBig: Partial<Record<FamilyCode, number>> = {
  SSC: 5,
  '11X5': 6,
  K3: 4,
  PK10: 6,
  PC28: 5,
};

/** Whether a result shows what a place stands for, read from its text. */
function isShown(family: FamilyCode, winNo: string, at: number, place: number): boolean {
  const balls = (family === 'SSC' ? [...winNo] : winNo.split(',')).map(Number);
  const bound = leastBig[family];
  if (bound === undefined) return balls.includes(place);
  const ball = balls[at] ?? Number.NaN;
  if (place === 12) return ball >= bound;
  if (place === 13) return ball < bound;
  if (place === 14) return ball % 2 === 1;
  return place === 15 ? ball % 2 === 0 : ball === place;
}

test.each(
  ownFamilyCodes.map((family, index) => ({
    family,
    count: family === 'SSC' ? 1250 : 130,
    positions: [5, 5, 3, 10, 3, 0][index] ?? 0,
  })),
)('of $family a plain recount of each place finds the same', async (given) => {
  const { family, count, positions } = given;
  const lottery = show.deps.lotteries.all.find((one) => one.familyCode === family);
  const { gameId, code } = lottery ?? { gameId: 0, code: '' };
  const draws = drawnBefore(code, family, count);
  await show.add(...draws);
  show.tell(null);
  const { hot, gap } = await show.ask('getHotGap', { gameId });

  const newestFirst = draws.filter(({ state }) => state !== 'void').toReversed();
  const winNos = newestFirst.flatMap(({ results = [] }) => results.map(({ winNo }) => winNo));
  const names = positions > 0 ? positionNames.slice(0, positions) : ['NUMBER'];
  const places = Array.from({ length: positions > 0 ? 16 : 50 }, (_, place) => place);
  const counted = (of: (at: number, place: number) => number) =>
    Object.fromEntries(names.map((name, at) => [name, places.map((place) => of(at, place))]));
  const known = winNos.slice(0, 1000);
  const slowHot = counted(
    (at, place) => known.slice(0, 100).filter((no) => isShown(family, no, at, place)).length,
  );
  const slowGap = counted((at, place) => {
    const last = known.findIndex((no) => isShown(family, no, at, place));
    return last < 0 ? known.length : last;
  });
  expect(hot).toEqual(slowHot);
  expect(gap).toEqual(slowGap);
});

test('big begins where the plays of a family have it', () => {
  const bets = [
    { family: 'SSC', play: 'Ball1BSOE', results: ['40000', '50000'] },
    {
      family: 'PK10',
      play: 'Place1BSOE',
      results: ['05,01,02,03,04,06,07,08,09,10', '06,01,02,03,04,05,07,08,09,10'],
    },
  ] as const;
  for (const { family, play, results } of bets) {
    const { plays, resultOf } = families[family];
    const found = plays.find(({ code }) => code === play);
    for (const [index, winNo] of results.entries()) {
      const result = resultOf({ winNo, prizes: {}, yearAnimal: 6 });
      const outcome = found?.outcome({ rows: [[0]] }, result);
      expect(outcome?.hits).toEqual([index]);
      const [first] = drawnPlaces[family].hits({ winNo, prizes: {} });
      expect(first?.includes(12)).toBe(index === 1);
    }
  }
});

test('of Vietnam the ends of all prizes count, as often as they are drawn', async () => {
  const prizes = { DB: ['52768'], G1: ['10439'], G2: ['84168', '27791'] };
  await show.add({ code: 'XSMB', numero: '20261122', results: [{ winNo: '52768', prizes }] });
  await show.add({
    code: 'XSMB',
    numero: '20261123',
    results: [
      { winNo: '00000', prizes: { DB: ['00000'] } },
      { winNo: '11111', prizes: { DB: ['11111'] } },
    ],
  });
  show.tell(null);
  const { hot, gap } = await show.ask('getHotGap', { gameId: 2001 });
  const places = Array.from({ length: 100 }, (_, place) => place);
  const times = new Map([
    [68, 2],
    [39, 1],
    [91, 1],
    [11, 1],
  ]);
  const since = new Map([
    [68, 1],
    [39, 1],
    [91, 1],
    [11, 0],
  ]);
  expect(hot).toEqual({ NUMBER: places.map((place) => times.get(place) ?? 0) });
  expect(gap).toEqual({ NUMBER: places.map((place) => since.get(place) ?? 2) });
});

test.each([
  { code: 'THGL', numero: '20261116', winNo: '743451', prizes: { back2: ['07'] }, hits: [51] },
  { code: 'LAOS', numero: '20261123', winNo: '8072', prizes: {}, hits: [72] },
  { code: 'HANOI', numero: '20261123', winNo: '52768', prizes: { G1: ['10439'] }, hits: [68] },
  { code: 'MY4D', numero: '20261122', winNo: '4821,0977,3350', prizes: {}, hits: [21] },
  { code: 'PH3D', numero: '20261123-2', winNo: '515', prizes: {}, hits: [15] },
] satisfies { code: string; numero: string; winNo: string; prizes: Prizes; hits: number[] }[])(
  'of $code the numbers $hits count',
  async ({ code, numero, winNo, prizes, hits }) => {
    await show.add({ code, numero, results: [{ winNo, prizes }] });
    show.tell(null);
    const gameId = show.deps.lotteries.findByCode(code)?.gameId;
    const { hot, gap } = await show.ask('getHotGap', { gameId });
    const one = Array.from({ length: 100 }, (_, place) => (hits.includes(place) ? 1 : 0));
    expect(hot).toEqual({ NUMBER: one });
    expect(gap).toEqual({ NUMBER: one.map((times) => 1 - times) });
  },
);

test('of PH2D no numbers count that it cannot draw', async () => {
  const numero = '20261123-2';
  await show.add({ code: 'PH2D', numero, results: [{ winNo: '07-31', prizes: {} }] });
  show.tell(null);
  const { hot } = await show.ask('getHotGap', { gameId: 4002 });
  expect(hot['NUMBER']).toHaveLength(32);
  expect([hot['NUMBER']?.[7], hot['NUMBER']?.[31]]).toEqual([1, 1]);
});

test('figures are kept until a newer result is known, or a signal comes', async () => {
  const hotOf = async () => (await show.ask('getHotGap', { gameId: 2002 })).hot['NUMBER']?.[59];
  const result = { results: [{ winNo: '073459', prizes: { DB: ['073459'] } }] };
  expect(await hotOf()).toBe(0);
  await show.add({ code: 'XSMT', numero: '20261123-PY', ...result });
  expect(await hotOf()).toBe(0);
  show.pass(500);
  expect(await hotOf()).toBe(1);
  await show.add({ code: 'XSMT', numero: '20261020-DLK', ...result });
  show.tell({ kind: 'lottery', memberId: null });
  expect(await hotOf()).toBe(2);
});

test('a lottery that the site does not have is not found', async () => {
  expect(await codeOf(show.ask('getHotGap', { gameId: 9999 }))).toBe('lottery.game.not.found');
});
