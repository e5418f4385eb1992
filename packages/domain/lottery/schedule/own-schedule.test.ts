import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawsOfDay,
  ownClosingTime,
  ownDrawOf,
  ownDrawsBetween,
  ownDrawTime,
  ownNumero,
  ownOpeningTime,
  type OwnSchedule,
} from './own-schedule.ts';

const inManila = (interval: number, closesBefore: number): OwnSchedule => ({
  interval,
  offset: 480,
  closesBefore,
});

/** The own lotteries of the default site. */
const schedules: Record<string, OwnSchedule> = {
  PVSSC1: inManila(60, 5),
  PV11X5: inManila(300, 15),
  PVK31: inManila(60, 5),
  PVPK3: inManila(180, 10),
  PVPC28: inManila(180, 10),
  PVLHC5: inManila(300, 15),
};
const everyMinute = schedules['PVSSC1']!;

test.each([
  ['PVSSC1', '20261124-0731', '12:11:00', '12:10:55'],
  ['PV11X5', '20261124-147', '12:15:00', '12:14:45'],
  ['PVK31', '20261124-0731', '12:11:00', '12:10:55'],
  ['PVPK3', '20261124-244', '12:12:00', '12:11:50'],
  ['PVPC28', '20261124-244', '12:12:00', '12:11:50'],
  ['PVLHC5', '20261124-147', '12:15:00', '12:14:45'],
  ['PVSSC1', '20261124-0001', '00:01:00', '00:00:55'],
])('%s %s is drawn at %s in Manila, and takes bets until %s', (code, numero, at, closes) => {
  const schedule = schedules[code]!;
  const draw = ownDrawOf(schedule, numero)!;
  expect(draw.day).toBe('2026-11-24');
  expect(ownDrawTime(schedule, draw)).toEqual(new Date(`2026-11-24T${at}+08:00`));
  expect(ownClosingTime(schedule, draw)).toEqual(new Date(`2026-11-24T${closes}+08:00`));
  expect(ownNumero(schedule, draw)).toBe(numero);
});

test.each([
  ['PVSSC1', '20261124-0731', '2026-11-24T12:09:55'],
  ['PV11X5', '20261124-147', '2026-11-24T12:09:45'],
  ['PVPK3', '20261124-244', '2026-11-24T12:08:50'],
  ['PVSSC1', '20261124-0001', '2026-11-23T23:59:55'],
])('%s %s takes bets from %s on, as the draw before has closed', (code, numero, opens) => {
  const schedule = schedules[code]!;
  const opening = ownOpeningTime(schedule, ownDrawOf(schedule, numero)!);
  expect(opening).toEqual(new Date(`${opens}+08:00`));
});

test.each([
  ['PVSSC1', '20261231-1440'],
  ['PV11X5', '20261231-288'],
  ['PVPK3', '20261231-480'],
])('%s %s, the last draw of the year, is drawn at its midnight', (code, numero) => {
  const schedule = schedules[code]!;
  const draw = ownDrawOf(schedule, numero)!;
  expect(drawsOfDay(schedule)).toBe(draw.number);
  expect(ownDrawTime(schedule, draw)).toEqual(new Date('2027-01-01T00:00:00+08:00'));
});

test.each([
  '',
  '20261124',
  '20261124-',
  '20261124-731',
  '20261124-00731',
  '20261124-0000',
  '20261124-1441',
  '20261124-0731-1',
  '20261124-+731',
  '20261124-073 ',
  '20260229-0731',
  '20261324-0731',
  '20261100-0731',
  '2026-11-24-0731',
  ' 20261124-0731',
])('%j is no numero of draws by the minute', (numero) => {
  expect(ownDrawOf(everyMinute, numero)).toBeNull();
});

const at = (time: string) => new Date(`2026-11-24T${time}+08:00`);

test('draws between two instants: the first instant is in, the second is not', () => {
  const numeros = (from: Date, until: Date) =>
    ownDrawsBetween(everyMinute, from, until).map((draw) => ownNumero(everyMinute, draw));
  expect(numeros(at('12:11:00'), at('12:13:00'))).toEqual(['20261124-0731', '20261124-0732']);
  expect(numeros(at('12:11:00.001'), at('12:13:00.001'))).toEqual([
    '20261124-0732',
    '20261124-0733',
  ]);
  expect(numeros(at('12:11:00'), at('12:11:00'))).toEqual([]);
  expect(numeros(at('12:13:00'), at('12:11:00'))).toEqual([]);
  expect(numeros(at('00:00:00'), at('00:01:01'))).toEqual(['20261123-1440', '20261124-0001']);
});

test('two days ahead hold each draw of two days once', () => {
  const from = at('12:11:30');
  const until = new Date(from.getTime() + 48 * 3_600_000);
  const draws = ownDrawsBetween(everyMinute, from, until);
  const numeros = draws.map((draw) => ownNumero(everyMinute, draw));
  expect(new Set(numeros).size).toBe(2880);
  expect(numeros).toEqual(numeros.toSorted());
  expect([numeros[0], numeros.at(-1)]).toEqual(['20261124-0732', '20261126-0731']);
});

test.each([7, 0, 86_401, 90.5])('draws every %d s do not fill a day', (interval) => {
  expect(() => drawsOfDay(inManila(interval, 5))).toThrow(RangeError);
});

test('draws of any schedule follow one another at its interval', () => {
  const anySchedule = fc.record({
    interval: fc.constantFrom(60, 90, 180, 300, 600, 3600, 86_400),
    offset: fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15),
    closesBefore: fc.constant(5),
  });
  const anyTime = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anySchedule, anyTime, (schedule, from) => {
      const length = schedule.interval * 1000;
      const draws = ownDrawsBetween(schedule, from, new Date(from.getTime() + 4 * length));
      const times = draws.map((draw) => ownDrawTime(schedule, draw).getTime());
      const first = times[0]!;
      expect(first - from.getTime()).toBeGreaterThanOrEqual(0);
      expect(first - from.getTime()).toBeLessThan(length);
      expect(times).toEqual([0, 1, 2, 3].map((later) => first + later * length));
      const opens = draws.map((draw) => ownOpeningTime(schedule, draw));
      const closes = draws.map((draw) => ownClosingTime(schedule, draw));
      expect(opens.slice(1)).toEqual(closes.slice(0, -1));
      for (const draw of draws) {
        expect(ownDrawOf(schedule, ownNumero(schedule, draw))).toEqual(draw);
      }
    }),
    { numRuns: 500 },
  );
});
