import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { loadSite, type Site } from '#modules/site/site.ts';
import { createFakeSource } from '#ports/fakes/lottery-results.fake.ts';
import { createFakeBeacon } from '#ports/fakes/randomness-beacon.fake.ts';
import { createLotteries } from './lotteries.ts';
import { openLottery, type OpenLottery } from './lottery.fixture.ts';
import { createLottery } from './lottery.ts';

const siteFolder = fileURLToPath(new URL('../../../../../site', import.meta.url));
const now = new Date('2026-11-24T04:00:00Z');
const { lotteries: rules } = loadSite(siteFolder, now);

const ownCodes = ['PVSSC1', 'PV11X5', 'PVK31', 'PVPK3', 'PVPC28', 'PVLHC5'];
const outsideCodes = ['XSMB', 'XSMT', 'XSMN', 'THGL', 'LAOS', 'HANOI', 'MY4D', 'PH3D', 'PH2D'];

type LotteryRow = Site['lotteries']['lotteries'][number];
type Outside = NonNullable<LotteryRow['outside']>;

/** Sorts the default lotteries; each of them is changed first. */
function sorted(
  choices: Partial<Omit<Parameters<typeof createLotteries>[0], 'site'>> = {},
  change: (row: LotteryRow) => LotteryRow = (row) => row,
) {
  const clock = () => now;
  return createLotteries({
    site: { lotteries: { lotteries: rules.lotteries.map(change) } },
    production: false,
    beacon: createFakeBeacon(clock).beacon,
    sources: { 'north-star': createFakeSource().source, 'south-star': createFakeSource().source },
    clock,
    ...choices,
  });
}

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
const leftOutOf = ({ leftOut }: ReturnType<typeof sorted>) =>
  Object.fromEntries(leftOut.map(({ row, because }) => [row.code, because]));
const forAll = (codes: readonly string[], because: string) =>
  Object.fromEntries(codes.map((code) => [code, because]));

/** Changes what is said of the outside lotteries. */
const withOutside = (changed: Partial<Outside>, licenceReference?: string) => (row: LotteryRow) =>
  row.outside
    ? {
        ...row,
        outside: { ...row.outside, ...changed },
        ...(licenceReference !== undefined && { licenceReference }),
      }
    : row;

const noLicence = 'it needs licenceReference, the licence that allows it';
const oneSource = 'confirm: source would trust one source alone, which production refuses';

test('all lotteries of the default site are on where the site has what they need', () => {
  const lotteries = sorted();
  expect(codesOf(lotteries.all)).toEqual([...ownCodes, ...outsideCodes]);
  expect(lotteries.leftOut).toEqual([]);
  expect(codesOf(lotteries.all.filter(({ kind }) => kind === 'own'))).toEqual(ownCodes);
});

test('a lottery is found by number and by code, and an unknown one is refused', () => {
  const lotteries = sorted();
  expect(lotteries.find(3003)?.code).toBe('HANOI');
  expect(lotteries.findByCode('PVK31')?.gameId).toBe(1003);
  expect(lotteries.require(1001).code).toBe('PVSSC1');
  expect(lotteries.find(9999)).toBeNull();
  expect(lotteries.findByCode('XSMC')).toBeNull();
  expect(() => lotteries.require(9999)).toThrow(
    expect.objectContaining({ code: 'lottery.game.not.found' }),
  );
});

test('an own lottery has the schedule of the site folder, in minutes ahead of UTC', () => {
  expect(sorted().findByCode('PV11X5')).toMatchObject({
    kind: 'own',
    familyCode: '11X5',
    ownFamily: { code: '11X5' },
    schedule: { interval: 300, closesBefore: 15, offset: 480 },
  });
});

test('an outside lottery has its draws, its sources or what it copies, and its clock', () => {
  const lotteries = sorted();
  const north = lotteries.findByCode('XSMB');
  expect(north).toMatchObject({
    kind: 'outside',
    family: { code: 'VN_NORTH' },
    schedule: { draws: { kind: 'one', hours: { draws: '18:15', closes: '18:10' } } },
    sources: ['north-star'],
    copies: null,
    confirm: 'source',
    hosts: ['HNO', 'QNI', 'BNI', 'HNO', 'HPH', 'NDI', 'TBI'],
  });
  expect(north?.kind === 'outside' && north.offsetAt(now)).toBe(420);
  expect(lotteries.findByCode('HANOI')).toMatchObject({ sources: [], copies: 'XSMB', hosts: null });
});

test('without public randomness the house draws nothing', () => {
  const lotteries = sorted({ beacon: null });
  expect(codesOf(lotteries.all)).toEqual(outsideCodes);
  expect(leftOutOf(lotteries)).toEqual(forAll(ownCodes, 'no public randomness is configured'));
  expect(() => lotteries.require(1001)).toThrow(
    expect.objectContaining({ code: 'lottery.game.not.found' }),
  );
});

test('in production an outside lottery needs its licence', () => {
  const lotteries = sorted({ production: true });
  expect(codesOf(lotteries.all)).toEqual(ownCodes);
  expect(leftOutOf(lotteries)).toEqual(forAll(outsideCodes, noLicence));
});

test('in production a licence is not enough where one source alone is trusted', () => {
  const lotteries = sorted({ production: true }, withOutside({ confirm: 'source' }, 'PH-1'));
  expect(codesOf(lotteries.all)).toEqual(ownCodes);
  expect(leftOutOf(lotteries)).toEqual(forAll(outsideCodes, oneSource));
});

test('in production an outside lottery is on with its licence and two who agree', () => {
  const lotteries = sorted({ production: true }, withOutside({ confirm: 'two' }, 'PH-1'));
  expect(codesOf(lotteries.all)).toEqual([...ownCodes, ...outsideCodes]);
  expect(lotteries.leftOut).toEqual([]);
});

test('a lottery that needs no licence is on in production without one', () => {
  const lotteries = sorted({ production: true }, (row) => {
    if (row.code !== 'LAOS' || !row.outside) return row;
    const { licence: _, ...others } = row;
    return { ...others, outside: { ...row.outside, confirm: 'two' } };
  });
  expect(codesOf(lotteries.all)).toEqual([...ownCodes, 'LAOS']);
});

test('a source that the server does not have is named', () => {
  const sources = { 'north-star': createFakeSource().source };
  const lotteries = sorted({ sources });
  const because = 'no source of results is configured as south-star';
  expect(leftOutOf(lotteries)).toEqual(forAll(['THGL', 'LAOS', 'MY4D', 'PH3D', 'PH2D'], because));
  const named = sorted(
    { sources },
    withOutside({ sources: ['east-star', 'north-star', 'toString'] }),
  );
  expect(leftOutOf(named)).toMatchObject({
    XSMB: 'no source of results is configured as east-star, toString',
  });
});

test('a lottery that the site folder switches off is off, and the others stay', () => {
  const lotteries = sorted({}, (row) => ({ ...row, on: row.code !== 'PVK31' }));
  expect(leftOutOf(lotteries)).toEqual({ PVK31: 'the site folder says on: false' });
  expect(lotteries.find(1003)).toBeNull();
  expect(lotteries.all).toHaveLength(14);
});

test('a lottery that takes the results of one that is off is off too', () => {
  const because = 'it takes the results of XSMB, which is off';
  const withoutSource = sorted({ sources: { 'south-star': createFakeSource().source } });
  expect(leftOutOf(withoutSource)).toMatchObject({ HANOI: because });
  const licensed = sorted({ production: true }, (row) =>
    row.code === 'HANOI' ? { ...row, licenceReference: 'PH-1' } : row,
  );
  expect(leftOutOf(licensed)).toMatchObject({ XSMB: noLicence, HANOI: because });
  expect(codesOf(licensed.leftOut.map(({ row }) => row))).toEqual(outsideCodes);
});

test('the house draws no family whose results come from elsewhere', () => {
  const wrong = () => sorted({}, (row) => ({ ...row, ...(row.own && { family: 'PH3' as const }) }));
  expect(wrong).toThrow('PVSSC1: the house does not draw the family PH3');
});

describe('the lotteries that are off', () => {
  let open: OpenLottery;
  beforeAll(async () => {
    open = await openLottery(anyDatabase());
  });
  afterAll(() => open.close());

  type Choices = Partial<Parameters<typeof createLottery>[0]>;
  type Said = { level: number; lottery: string; msg: string };

  /** What a start says. */
  function saidBy(choices: Choices) {
    const lines: Said[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Said);
    const logger = pino({ level: 'trace', base: null }, { write });
    createLottery({ ...open.deps, logger, ...choices }).prepare();
    return lines.map(({ level, lottery, msg }) => ({ level, lottery, msg }));
  }
  const warned = (codes: readonly string[], because: string) =>
    codes.map((lottery) => ({ level: 40, lottery, msg: `a lottery is off: ${because}` }));

  test('are not named where there are none', () => {
    expect(saidBy({})).toEqual([]);
  });

  test('are named at the start, each with its reason', () => {
    expect(saidBy({ beacon: null })).toEqual(
      warned(ownCodes, 'no public randomness is configured'),
    );
    expect(saidBy({ production: true })).toEqual(warned(outsideCodes, noLicence));
  });

  test('are not named where the site folder switches them off itself', () => {
    const off = rules.lotteries.map((row) => ({ ...row, on: !row.outside }));
    const site = { ...open.deps.site, lotteries: { ...rules, lotteries: off } };
    expect(saidBy({ site, production: true })).toEqual([]);
  });
});
