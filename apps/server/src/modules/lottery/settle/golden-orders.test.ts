import { afterEach, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { northDraw, southDraw } from '@pavilion/domain/lottery/vietnam/vietnam.fixture';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { openSettling, type SettlingSite } from './settle.fixture.ts';

let site: SettlingSite;
afterEach(() => site.close());

type Line = { code: string; balls: string; digit?: number; amount?: bigint };
type Case = {
  name: string;
  gameId: number;
  lines: readonly Line[];
  winNo: string;
  prizes?: Record<string, readonly string[]>;
  isElectronic?: boolean;
  stake: string;
  win: string;
  rebate?: string;
};

const ten = 1000n;

const slider = (
  gameId: number,
  winNo: string,
  rows: readonly [string, readonly Line[], string, string, string][],
): Case[] =>
  rows.map(([name, lines, stake, win, rebate]) => ({
    name,
    gameId,
    winNo,
    lines,
    stake,
    win,
    rebate,
  }));

const tiles = (
  gameId: number,
  winNo: string,
  rows: readonly [string, readonly Line[], string, string][],
): Case[] =>
  rows.map(([name, lines, stake, win]) => ({
    name,
    gameId,
    winNo,
    stake,
    win,
    isElectronic: true,
    lines: lines.map((line) => ({ amount: ten, ...line })),
  }));

const table = (
  gameId: number,
  winNo: string,
  prizes: Case['prizes'],
  rows: readonly [string, Line, string, string][],
): Case[] =>
  rows.map(([name, line, stake, win]) => ({
    name,
    gameId,
    winNo,
    stake,
    win,
    lines: [line],
    ...(prizes && { prizes }),
  }));

const cars = '04,01,09,10,02,07,03,05,08,06';
const seven = '05,12,23,34,41,48,49';
const thai = { front3: ['129', '845'], back3: ['306', '512'], back2: ['07'] };
const ofMalaysia = {
  P1: ['4821'],
  P2: ['0977'],
  P3: ['3350'],
  special: ['6038', '1111', '2222', '3333', '4444', '5555', '6666', '7777', '8888', '9999'],
  consolation: ['1248', '0000', '0001', '0002', '0003', '0004', '0005', '0006', '0007', '0008'],
};

/** Of lottery.md §5, with what each costs, wins and gives back. */
const cases: Case[] = [
  ...slider(1001, '27705', [
    ['S1', [{ code: 'Last3Straight', balls: '7_05_58' }], '8.00', '1950.00', '0.02'],
    ['S2', [{ code: 'First3Com3', balls: '257' }], '12.00', '650.00', '0.03'],
    ['S4', [{ code: 'AllCom60', balls: '17_0257' }], '10.00', '3250.00', '0.03'],
    ['S5', [{ code: 'Last3Join', balls: '7_0_5' }], '6.00', '2164.50', '0.01'],
    ['S6', [{ code: 'Any2', balls: '2_#_7_#_56' }], '10.00', '585.00', '0.03'],
    ['S7', [{ code: 'Last3Sum', balls: '12' }], '146.00', '1950.00', '0.43'],
    ['S8', [{ code: 'Last3Any2', balls: '059' }], '6.00', '36.11', '0.01'],
  ]),
  ...tiles(1001, '27705', [
    ['S10 tiger', [{ code: 'DragonTiger15', balls: '2' }], '10.00', '21.55'],
    ['S10 sum', [{ code: 'SumBSOE', balls: '12' }], '20.00', '38.80'],
  ]),
  ...slider(1002, '03,07,11,05,01', [
    ['E1', [{ code: 'Any3', balls: '01-03-07-08-11' }], '20.00', '128.70', '0.06'],
    ['E2', [{ code: 'Any7', balls: '01-02-03-05-07-09-11' }], '2.00', '42.90', '0.00'],
    ['E3', [{ code: 'First3Straight', balls: '03-05_03-07_11' }], '6.00', '1930.50', '0.01'],
  ]),
  ...slider(1003, '2,5,5', [
    ['K1', [{ code: 'Sum', balls: '12' }], '2.00', '16.84', '0.00'],
    ['K2', [{ code: 'PairSingle', balls: '15_256' }], '10.00', '140.40', '0.03'],
    ['K3', [{ code: 'PairAny', balls: '5' }], '2.00', '28.08', '0.00'],
  ]),
  ...slider(1003, '4,4,4', [
    ['K3 none', [{ code: 'PairAny', balls: '4' }], '2.00', '0.00', '0.00'],
  ]),
  ...slider(1004, cars, [
    ['P1', [{ code: 'First2', balls: '01-04_01-09' }], '6.00', '175.50', '0.01'],
    [
      'P1 fixed',
      [
        { code: 'First5Fixed', balls: '04-05', digit: 0 },
        { code: 'Last5Fixed', balls: '06', digit: 9 },
      ],
      '6.00',
      '39.00',
      '0.01',
    ],
    ['P2', [{ code: 'First2Sum', balls: '05' }], '2.00', '43.87', '0.00'],
  ]),
  ...tiles(1005, '9,4,1', [
    ['B1', [{ code: 'PC28Sum', balls: '14' }], '10.00', '129.33'],
    ['B2', [{ code: 'PC28SumCombination', balls: '1' }], '10.00', '36.05'],
  ]),
  ...tiles(1005, '0,0,0', [
    [
      'B2 extreme',
      [
        { code: 'PC28SumExtreme', balls: '1' },
        { code: 'PC28Shape', balls: '0', amount: 500n },
      ],
      '15.00',
      '658.21',
    ],
  ]),
  ...tiles(1006, seven, [
    ['L1', [{ code: 'Special', balls: '49' }], '10.00', '475.30'],
    ['L1 push', [{ code: 'SpecialBSOE', balls: '0' }], '10.00', '10.00'],
    ['L2', [{ code: '2of2', balls: '05-12-40', amount: 500n }], '15.00', '380.24'],
    ['L3', [{ code: '3of2', balls: '05-12-23' }], '10.00', '2679.14'],
  ]),
  ...table(2001, '52768', northDraw, [
    ['N1', { code: 'Lo2', balls: '68-24' }, '54.00', '198.00'],
    ['N2', { code: 'Lo3', balls: '768' }, '23.00', '980.00'],
    ['N3', { code: 'Xien2', balls: '06-91-24' }, '3.00', '17.00'],
  ]),
  ...table(2003, '073459', southDraw, [
    ['Z1', { code: 'DeHeadTail', balls: '59' }, '2.00', '198.00'],
    ['Z3', { code: 'Lo4', balls: '3459' }, '16.00', '9000.00'],
  ]),
  ...table(3001, '743451', thai, [
    ['T1', { code: 'Front3', balls: '845', amount: ten }, '10.00', '4500.00'],
  ]),
  ...table(3002, '8272', {}, [
    ['T2', { code: 'Toad3', balls: '227', amount: ten }, '10.00', '3000.00'],
  ]),
  ...table(3003, '52768', { DB: ['52768'], G1: ['10439'] }, [
    ['T3', { code: 'RunBottom', balls: '3', amount: ten }, '10.00', '47.00'],
  ]),
  ...table(3004, '4821,0977,3350', ofMalaysia, [
    ['M1', { code: 'Big', balls: '6038', amount: 500n }, '5.00', '900.00'],
    ['M2', { code: 'IBoxSmall', balls: '3350', amount: ten }, '10.00', '833.33'],
  ]),
  ...table(4001, '515', {}, [
    ['F1', { code: 'PH3Rambolito', balls: '155', amount: ten }, '10.00', '2660.00'],
  ]),
  ...table(4002, '07-31', {}, [
    ['F2', { code: 'PH2Straight', balls: '31_07', amount: ten }, '10.00', '0.00'],
  ]),
];

test('golden cases win and give back what they must', { timeout: 60_000 }, async () => {
  site = await openSettling(anyDatabase());
  const member = await site.rich();
  const placed = new Map<string, { id: string; draw: string }>();
  for (const [index, { gameId, lines, isElectronic, ...one }] of cases.entries()) {
    const station = gameId === 2003 ? { station: 'VT' } : {};
    const draw = await site.draw({ gameId, numero: `20261124-G${index}`, ...station });
    const bets = lines.map(({ code, ...line }) => ({ playId: site.playOf(gameId, code), ...line }));
    const money = isElectronic ? ({ money: 'electronic' } as const) : {};
    const order = await site.order({ member, gameId, lines: bets, draws: [draw], ...money });
    await site.drawn(draw, one.winNo, one.prizes);
    placed.set(one.name, { id: order.id, draw });
  }
  const before = await site.balanceOf(member);
  await site.settle();
  const found: Record<string, string[]> = {};
  for (const [name, { id }] of placed) {
    const [sub] = await site.subOrdersOf(id);
    found[name] = [sub!.stake, sub!.win, sub!.rebate].map((minor) => formatAmount(minor, 2));
  }
  expect(found).toEqual(
    Object.fromEntries(
      cases.map(({ name, stake, win, rebate = '0.00' }) => [name, [stake, win, rebate]]),
    ),
  );
  const sum = cases
    .flatMap(({ win, rebate = '0.00' }) => [win, rebate])
    .reduce((all, text) => all + (parseAmount(text, 2) ?? 0n), 0n);
  expect((await site.balanceOf(member)) - before).toBe(sum);
  expect(site.errors).toEqual([]);
  expect(await site.findings()).toEqual([]);
});

test('golden case C1: a win stops what is left of a chase', async () => {
  site = await openSettling(anyDatabase());
  const member = await site.rich();
  const ids: string[] = [];
  for (const [index, closesIn] of [30, 90, 150].entries()) {
    ids.push(await site.draw({ gameId: 1001, numero: `20261124-C${index}`, closesIn }));
  }
  const draws = ids.map((id, index) => ({ id, multiple: 2 ** index }));
  const lines = [{ playId: site.playOf(1001, 'Last3Straight'), balls: '7_05_58' }];
  const order = await site.order({ member, gameId: 1001, lines, draws, stopsOnWin: true });
  expect(await site.balanceOf(member)).toBe(100_000n - 5600n);
  site.pass(31_000);
  await site.drawn(ids[0]!, '27700');
  await site.settle();
  site.pass(60_000);
  await site.drawn(ids[1]!, '27705');
  await site.settle();
  expect(await site.standing(order.id)).toEqual([
    ['lost', 0n, 2n],
    ['won', 390_000n, 4n],
    ['stopped', 0n, 0n],
  ]);
  expect(await site.posted(order.subOrders[2]!)).toEqual([
    ['', -3200n],
    [':c', 3200n],
  ]);
  expect(await site.balanceOf(member)).toBe(100_000n - 2400n + 2n + 390_000n + 4n);
});
