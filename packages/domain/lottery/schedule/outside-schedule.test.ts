import { expect, test } from 'vitest';
import {
  instantOf,
  isDrawDay,
  outsideDrawOf,
  outsideDrawsBetween,
  outsideDrawsOn,
  outsideOpeningTime,
  stationsOn,
} from './outside-schedule.ts';
import {
  outsideSchedules,
  stationsOfSouth,
  type ScheduleInZone,
} from './outside-schedules.fixture.ts';
import { zoneOffset } from './zone-offset.fixture.ts';

type Code = keyof typeof outsideSchedules;

const zones = new Map<string, ReturnType<typeof zoneOffset>>();

function scheduleOf(code: Code) {
  const schedule: ScheduleInZone = outsideSchedules[code];
  const offsetAt = zones.get(schedule.zone) ?? zoneOffset(schedule.zone);
  zones.set(schedule.zone, offsetAt);
  return { schedule, offsetAt };
}

function drawOf(code: Code, numero: string) {
  const { schedule, offsetAt } = scheduleOf(code);
  return outsideDrawOf(schedule, offsetAt, numero);
}

function numerosBetween(code: Code, from: string, until: string) {
  const { schedule, offsetAt } = scheduleOf(code);
  const draws = outsideDrawsBetween(schedule, offsetAt, new Date(from), new Date(until));
  return draws.map(({ numero }) => numero);
}

test.each<[Code, string, string, string]>([
  ['XSMB', '20261124', '2026-11-24T18:15:00+07:00', '2026-11-24T18:10:00+07:00'],
  ['XSMT', '20261124-DLK', '2026-11-24T17:15:00+07:00', '2026-11-24T17:10:00+07:00'],
  ['XSMN', '20261124-VT', '2026-11-24T16:15:00+07:00', '2026-11-24T16:10:00+07:00'],
  ['THGL', '20261201', '2026-12-01T15:30:00+07:00', '2026-12-01T15:20:00+07:00'],
  ['LAOS', '20261125', '2026-11-25T20:30:00+07:00', '2026-11-25T20:00:00+07:00'],
  ['HANOI', '20261124', '2026-11-24T18:15:00+07:00', '2026-11-24T18:00:00+07:00'],
  ['MY4D', '20261125', '2026-11-25T19:00:00+08:00', '2026-11-25T18:55:00+08:00'],
  ['PH3D', '20261124-1', '2026-11-24T14:00:00+08:00', '2026-11-24T13:45:00+08:00'],
  ['PH3D', '20261124-2', '2026-11-24T17:00:00+08:00', '2026-11-24T16:45:00+08:00'],
  ['PH2D', '20261124-3', '2026-11-24T21:00:00+08:00', '2026-11-24T20:00:00+08:00'],
])('%s %s is drawn at %s, and takes bets until %s', (code, numero, draws, closes) => {
  const draw = drawOf(code, numero);
  expect(draw).toMatchObject({ numero, drawsAt: new Date(draws), closesAt: new Date(closes) });
});

test.each<[Code, string]>([
  ['XSMB', '20261124-HN'],
  ['XSMB', '20261131'],
  ['XSMB', ''],
  ['XSMT', '20261124'],
  ['XSMT', '20261124-PY'],
  ['XSMN', '20261124-vt'],
  ['XSMN', '20261124-VT-1'],
  ['THGL', '20261202'],
  ['LAOS', '20261124'],
  ['MY4D', '20261124'],
  ['PH3D', '20261124-0'],
  ['PH3D', '20261124-4'],
  ['PH3D', '20261124-02'],
])('%s has no draw %j', (code, numero) => {
  expect(drawOf(code, numero)).toBeNull();
});

test('each station of a day draws, the main one first', () => {
  expect(numerosBetween('XSMN', '2026-11-28T00:00+07:00', '2026-11-29T00:00+07:00')).toEqual([
    '20261128-HCM',
    '20261128-LA',
    '20261128-BP',
    '20261128-HG',
  ]);
  expect(drawOf('XSMN', '20261128-HG')?.station).toBe('HG');
  expect(stationsOn(stationsOfSouth, '2026-11-29')).toEqual(['TG', 'KG', 'DL']);
  expect(stationsOn([], '2026-11-29')).toEqual([]);
});

test('draws between two instants: the first instant is in, the second is not', () => {
  const numeros = (from: string, until: string) =>
    numerosBetween('PH3D', `${from}+08:00`, `${until}+08:00`);
  expect(numeros('2026-11-24T17:00', '2026-11-25T17:00')).toEqual([
    '20261124-2',
    '20261124-3',
    '20261125-1',
  ]);
  expect(numeros('2026-11-24T17:00:01', '2026-11-24T21:00:01')).toEqual(['20261124-3']);
  expect(numeros('2026-11-25T17:00', '2026-11-24T17:00')).toEqual([]);
});

test('thirty days hold the draws of each lottery', () => {
  const counts = (Object.keys(outsideSchedules) as Code[]).map((code) => [
    code,
    numerosBetween(code, '2026-11-24T00:00Z', '2026-12-24T00:00Z').length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    XSMB: 30,
    XSMT: 30 * 2 + 4 * 3,
    XSMN: 30 * 3 + 4,
    THGL: 2,
    LAOS: 13,
    HANOI: 30,
    MY4D: 13,
    PH3D: 90,
    PH2D: 90,
  });
});

test('a moved day is held on the other day, even of the year before', () => {
  expect(numerosBetween('THGL', '2026-12-02T00:00Z', '2027-02-15T00:00Z')).toEqual([
    '20261216',
    '20261230',
    '20270117',
    '20270201',
  ]);
  const { schedule } = scheduleOf('THGL');
  expect(isDrawDay(schedule, '2027-01-01')).toBe(false);
  expect(isDrawDay(schedule, '2026-12-30')).toBe(true);
});

function openingOf(code: Code, numero: string) {
  const { schedule, offsetAt } = scheduleOf(code);
  return outsideOpeningTime(schedule, offsetAt, drawOf(code, numero)!);
}

test.each<[Code, string, string]>([
  ['XSMB', '20261124', '2026-11-23T18:10:00+07:00'],
  ['XSMN', '20261128-HCM', '2026-11-27T16:10:00+07:00'],
  ['XSMN', '20261128-HG', '2026-11-27T16:10:00+07:00'],
  ['LAOS', '20261130', '2026-11-27T20:00:00+07:00'],
  ['THGL', '20261201', '2026-11-16T15:20:00+07:00'],
  ['THGL', '20270117', '2026-12-30T15:20:00+07:00'],
  ['PH3D', '20261124-1', '2026-11-23T20:00:00+08:00'],
  ['PH3D', '20261124-2', '2026-11-24T13:45:00+08:00'],
  ['PH3D', '20261124-3', '2026-11-24T16:45:00+08:00'],
])('%s %s takes bets from %s on, as the draws before have closed', (code, numero, opens) => {
  expect(openingOf(code, numero)).toEqual(new Date(opens));
});

test('a draw that closes before an earlier one of its day opens before it closes', () => {
  const { offsetAt } = scheduleOf('PH3D');
  const [early, late] = [
    { draws: '14:00', closes: '13:45' },
    { draws: '17:00', closes: '13:00' },
  ] as const;
  const schedule = { ...outsideSchedules.PH3D, draws: { kind: 'byHour', hours: [early, late] } };
  const draw = outsideDrawOf(schedule as ScheduleInZone, offsetAt, '20261124-2')!;
  const opening = outsideOpeningTime(schedule as ScheduleInZone, offsetAt, draw);
  expect(opening).toEqual(new Date('2026-11-23T13:45:00+08:00'));
});

test('the first draw of a schedule that has but one opens a year ahead', () => {
  const { offsetAt } = scheduleOf('THGL');
  const schedule: ScheduleInZone = {
    ...outsideSchedules.THGL,
    days: { on: 'weekdays', days: [] },
    moved: [{ from: '2026-12-05', to: '2026-12-07' }],
  };
  const draw = outsideDrawOf(schedule, offsetAt, '20261207')!;
  const opening = outsideOpeningTime(schedule, offsetAt, draw);
  expect(opening).toEqual(new Date('2025-12-06T15:20:00+07:00'));
});

test('a day moved onto another draw day is drawn once', () => {
  const { schedule, offsetAt } = scheduleOf('THGL');
  const moved = [{ from: '2026-12-01', to: '2026-12-16' }];
  expect(outsideDrawsOn({ ...schedule, moved }, offsetAt, '2026-12-16')).toHaveLength(1);
});

test.each([
  ['in winter', 'Europe/Berlin', '2026-01-15', '12:00', '2026-01-15T11:00:00Z'],
  ['in summer', 'Europe/Berlin', '2026-07-15', '12:00', '2026-07-15T10:00:00Z'],
  ['before the change in spring', 'Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['that spring leaves out', 'Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['after the change in spring', 'Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['that comes twice in autumn', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['after the change in autumn', 'Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['far in the west', 'America/New_York', '2026-03-08', '20:00', '2026-03-09T00:00:00Z'],
  ['far in the east', 'Pacific/Kiritimati', '2026-11-24', '00:30', '2026-11-23T10:30:00Z'],
])('a time %s', (_, zone, day, time, instant) => {
  expect(instantOf(zoneOffset(zone), day, time)).toEqual(new Date(instant));
});
