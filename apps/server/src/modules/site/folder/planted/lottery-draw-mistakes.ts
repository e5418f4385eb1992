import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'lottery/lotteries.yaml';
const manila = 'timeZone: Asia/Manila\n    on: true\n    own: { every: 60';
const hanoiHours = "{ draws: '18:15', closes: '18:00' }";
const thaiDraw = "{ draws: '15:30', closes: '15:20' }";
const hosts = 'hosts: [HNO, QNI, BNI, HNO, HPH, NDI, TBI]';
const eachMinute = 'own: { every: 60, closesBefore: 5 }';
const houseDraws = 'a family that the house draws, which are SSC, 11X5, K3, PK10, PC28, LHC';

const ownDraws: readonly PlantedMistake[] = [
  {
    file,
    from: 'gameId: 1002',
    to: 'gameId: 1001',
    sentence: 'lotteries[1].gameId: expected another gameId, "1001" is taken by lotteries[0].',
  },
  {
    file,
    from: 'code: PV11X5',
    to: 'code: PVSSC1',
    sentence: 'lotteries[1].code: expected another code, "PVSSC1" is taken by lotteries[0].',
  },
  {
    file,
    from: '- { code: QNI, name: Quảng Ninh }',
    to: '- { code: HNO, name: Quảng Ninh }',
    sentence: 'stations[1].code: expected another code, "HNO" is taken by stations[0].',
  },
  {
    file,
    from: manila,
    to: manila.replace('Asia/Manila', 'Europe/Berlin'),
    sentence: 'lotteries[0].timeZone: expected a zone whose clocks do not change, for own draws.',
  },
  {
    file,
    from: eachMinute,
    to: 'own: { every: 7, closesBefore: 5 }',
    sentence: 'lotteries[0].own.every: expected seconds that divide a day without remainder.',
  },
  {
    file,
    from: eachMinute,
    to: 'own: { every: 60, closesBefore: 60 }',
    sentence: 'lotteries[0].own.closesBefore: expected fewer seconds than every, which is 60.',
  },
  {
    file,
    from: 'family: SSC',
    to: 'family: PH3',
    sentence: `lotteries[0].family: expected ${houseDraws}.`,
  },
  {
    file,
    from: 'family: PH3',
    to: 'family: SSC',
    sentence:
      'lotteries[13].family: expected a family that somebody else draws, the house draws SSC itself.',
  },
  {
    file,
    from: "'2027-02-06', animal: goat",
    to: "'2026-02-17', animal: goat",
    sentence: 'years[1].from: expected a day after 2026-02-17.',
  },
  {
    file,
    from: 'animal: monkey',
    to: 'animal: rooster',
    sentence: 'years[2].animal: expected monkey, the animal after goat.',
  },
  {
    file,
    from: 'animal: rat }',
    to: 'animal: ox }',
    sentence: 'years[6].animal: expected rat, the animal after pig.',
  },
];

const outsideDraws: readonly PlantedMistake[] = [
  {
    file,
    from: hosts,
    to: 'hosts: [HNX, QNI, BNI, HNO, HPH, NDI, TBI]',
    sentence: 'lotteries[6].outside.hosts[0]: expected a station of this file, "HNX" is none.',
  },
  {
    file,
    from: '- [DNG, QNG, DNO]',
    to: '- [DNG, QNG, DNX]',
    sentence:
      'lotteries[7].outside.stations[5][2]: expected a station of this file, "DNX" is none.',
  },
  {
    file,
    from: 'family: VN_NORTH',
    to: 'family: VN_SOUTH',
    at: "outside:\n      hours: [{ draws: '18:15'",
    sentence: 'lotteries[6].outside: expected a draw of each station, as VN_SOUTH has.',
  },
  {
    file,
    from: 'family: VN_SOUTH',
    to: 'family: VN_NORTH',
    at: "outside:\n      hours: [{ draws: '17:15'",
    sentence: 'lotteries[7].outside: expected one draw a day, as VN_NORTH has.',
  },
  {
    file,
    from: `[${thaiDraw}]`,
    to: `[{ draws: '09:30', closes: '09:20' }, ${thaiDraw}]`,
    at: 'outside:\n      daysOfMonth: [1, 16]',
    sentence: 'lotteries[9].outside: expected one draw a day, as THAI has.',
  },
  {
    file,
    from: 'family: PH3',
    to: 'family: MY4D',
    at: "outside:\n      hours:\n        - { draws: '14:00'",
    sentence: 'lotteries[13].outside: expected one draw a day, as MY4D has.',
  },
  {
    file,
    from: "- { from: '2027-01-16'",
    to: "- { from: '2027-01-15'",
    sentence: 'lotteries[9].outside.moved[1].from: expected a regular draw day.',
  },
  {
    file,
    from: "to: '2027-01-17'",
    to: "to: '2027-02-16'",
    sentence: 'lotteries[9].outside.moved[1].to: expected a day without a draw.',
  },
  {
    file,
    from: "to: '2027-01-17'",
    to: "to: '2026-12-30'",
    sentence: 'lotteries[9].outside.moved[1].to: expected a day without a draw.',
  },
  {
    file,
    from: "from: '2027-01-16'",
    to: "from: '2027-01-01'",
    sentence: 'lotteries[9].outside.moved[1].from: expected a day that is not moved before.',
  },
];

const copies: readonly PlantedMistake[] = [
  {
    file,
    from: 'copies: XSMB',
    to: 'copies: XSMC',
    sentence:
      'lotteries[11].outside.copies: expected another lottery of this file that somebody else draws, "XSMC" is none.',
  },
  {
    file,
    from: 'copies: XSMB',
    to: 'copies: HANOI',
    sentence:
      'lotteries[11].outside.copies: expected another lottery of this file that somebody else draws, "HANOI" is none.',
  },
  {
    file,
    from: 'copies: XSMB',
    to: 'copies: PVSSC1',
    sentence:
      'lotteries[11].outside.copies: expected another lottery of this file that somebody else draws, "PVSSC1" is none.',
  },
  {
    file,
    from: 'copies: XSMB',
    to: 'copies: LAOS',
    sentence:
      'lotteries[11].outside.copies: expected a lottery of the family VN_NORTH, LAOS is of LAOS.',
  },
  {
    file,
    from: `sources: [south-star]\n      confirm: source\n  - gameId: 3002`,
    to: 'copies: XSMB\n      confirm: source\n  - gameId: 3002',
    at: 'copies: XSMB',
    sentence:
      "lotteries[9].outside.copies: expected no such key, because THAI reads no other family's prizes.",
  },
  {
    file,
    from: 'timeZone: Asia/Ho_Chi_Minh\n    on: true',
    to: 'timeZone: Asia/Ho_Chi_Minh\n    on: false',
    at: 'copies: XSMB',
    sentence: 'lotteries[11].outside.copies: expected a lottery that is on, XSMB is off.',
  },
  {
    file,
    from: 'timeZone: Asia/Ho_Chi_Minh\n    on: true',
    to: 'timeZone: Asia/Kuala_Lumpur\n    on: true',
    at: "timeZone: Asia/Ho_Chi_Minh\n    on: true\n    licence: required\n    outside:\n      hours: [{ draws: '18:15', closes: '18:00'",
    sentence:
      'lotteries[11].timeZone: expected Asia/Kuala_Lumpur, the zone of XSMB, whose results it takes.',
  },
  {
    file,
    from: `hours: [${hanoiHours}]`,
    to: `weekdays: [1, 2, 3, 4, 5, 6]\n      hours: [${hanoiHours}]`,
    at: 'outside:\n      weekdays: [1, 2, 3, 4, 5, 6]',
    sentence:
      'lotteries[11].outside: expected the draw days, moved ones too, of XSMB, whose results it takes.',
  },
  {
    file,
    from: hanoiHours,
    to: "{ draws: '18:30', closes: '18:15' }",
    sentence:
      'lotteries[11].outside.hours[0].closes: expected a time before 18:15, the draw of XSMB, whose results it takes.',
  },
  {
    file,
    from: hanoiHours,
    to: "{ draws: '18:14', closes: '18:00' }",
    sentence:
      'lotteries[11].outside.hours[0].draws: expected 18:15 or later, the draw of XSMB, whose results it takes.',
  },
];

export const lotteryDrawMistakes: readonly PlantedMistake[] = [
  ...ownDraws,
  ...outsideDraws,
  ...copies,
];
