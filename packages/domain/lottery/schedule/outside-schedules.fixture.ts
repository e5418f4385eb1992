import { everyDay, type OutsideSchedule, type StationTable } from './outside-schedule.ts';

export const stationsOfSouth: StationTable = [
  ['HCM', 'DT', 'CM'],
  ['BTR', 'VT', 'BL'],
  ['DNA', 'CT', 'ST'],
  ['TN', 'AG', 'BTH'],
  ['VL', 'BD', 'TV'],
  ['HCM', 'LA', 'BP', 'HG'],
  ['TG', 'KG', 'DL'],
];

const stationsOfCentre: StationTable = [
  ['PY', 'TTH'],
  ['DLK', 'QNA'],
  ['DNG', 'KH'],
  ['BDH', 'QT', 'QB'],
  ['GL', 'NT'],
  ['DNG', 'QNG', 'DNO'],
  ['KT', 'KH', 'TTH'],
];

export type ScheduleInZone = OutsideSchedule & Readonly<{ zone: string }>;

const byStation = (draws: string, closes: string, stations: StationTable): ScheduleInZone => ({
  zone: 'Asia/Ho_Chi_Minh',
  days: everyDay,
  draws: { kind: 'byStation', hours: { draws, closes }, stations },
});

const one = (draws: string, closes: string) => ({ kind: 'one', hours: { draws, closes } }) as const;

const philippines: ScheduleInZone = {
  zone: 'Asia/Manila',
  days: everyDay,
  draws: {
    kind: 'byHour',
    hours: [
      { draws: '14:00', closes: '13:45' },
      { draws: '17:00', closes: '16:45' },
      { draws: '21:00', closes: '20:00' },
    ],
  },
};

/** The outside lotteries of the default site, with two moved days that are made up. */
export const outsideSchedules = {
  XSMB: { zone: 'Asia/Ho_Chi_Minh', days: everyDay, draws: one('18:15', '18:10') },
  XSMT: byStation('17:15', '17:10', stationsOfCentre),
  XSMN: byStation('16:15', '16:10', stationsOfSouth),
  THGL: {
    zone: 'Asia/Bangkok',
    days: { on: 'daysOfMonth', days: [1, 16] },
    draws: one('15:30', '15:20'),
    moved: [
      { from: '2027-01-01', to: '2026-12-30' },
      { from: '2027-01-16', to: '2027-01-17' },
    ],
  },
  LAOS: {
    zone: 'Asia/Vientiane',
    days: { on: 'weekdays', days: [1, 3, 5] },
    draws: one('20:30', '20:00'),
  },
  HANOI: { zone: 'Asia/Ho_Chi_Minh', days: everyDay, draws: one('18:15', '18:00') },
  MY4D: {
    zone: 'Asia/Kuala_Lumpur',
    days: { on: 'weekdays', days: [3, 6, 7] },
    draws: one('19:00', '18:55'),
  },
  PH3D: philippines,
  PH2D: philippines,
} satisfies Record<string, ScheduleInZone>;
