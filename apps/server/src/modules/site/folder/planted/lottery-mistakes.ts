import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'lottery/lotteries.yaml';
const namesFile = 'lottery/names.yaml';
const northHours = "hours: [{ draws: '18:15', closes: '18:10' }]";
const laosDays = 'weekdays: [1, 3, 5]';
const hosts = 'hosts: [HNO, QNI, BNI, HNO, HPH, NDI, TBI]';
const weekWords = 'expected seven entries, from Monday to Sunday.';
const eachMinute = 'own: { every: 60, closesBefore: 5 }';

const fields: readonly PlantedMistake[] = [
  {
    file,
    from: "order: '200000.00'",
    to: "order: '0.00'",
    sentence: 'limits.order: expected an amount above 0',
  },
  {
    file,
    from: "win: '2000000.00'",
    to: 'win: 2000000',
    sentence: 'limits.win: expected an amount in quotes, such as "100.00", found 2000000.',
  },
  {
    file,
    from: 'gameId: 1001',
    to: 'gameId: 1000000',
    sentence: 'lotteries[0].gameId: expected a whole number from 1 to 999999, found 1000000.',
  },
  {
    file,
    from: eachMinute,
    to: 'own: { every: 0.5, closesBefore: 5 }',
    sentence: 'lotteries[0].own.every: expected a whole number, found 0.5.',
  },
  {
    file,
    from: eachMinute,
    to: 'own: { every: 60, closesBefore: 0 }',
    sentence: 'lotteries[0].own.closesBefore: expected a whole number of 1 or more, found 0.',
  },
  {
    file,
    from: '- gameId: 1001',
    to: "- gameId: 1001\n    outside: { hours: [{ draws: '12:00', closes: '11:00' }], copies: XSMB }",
    sentence: 'lotteries[0]: expected either own or outside.',
  },
  {
    file,
    from: 'family: SSC',
    to: 'family: SCC',
    sentence:
      'lotteries[0].family: expected one of SSC, 11X5, K3, PK10, PC28, LHC, VN_NORTH, VN_SOUTH, THAI, LAOS, HANOI, MY4D, PH3, PH2, found "SCC".',
  },
  {
    file,
    from: '    licence: required',
    to: '    licence: true',
    sentence: 'lotteries[6].licence: expected required, found true.',
  },
  {
    file,
    from: "closes: '18:10'",
    to: "closes: '18:15'",
    sentence: 'lotteries[6].outside.hours[0]: expected betting that closes before the draw.',
  },
  {
    file,
    from: northHours,
    to: 'hours: []',
    sentence: 'lotteries[6].outside.hours: expected at least one time of day.',
  },
  {
    file,
    from: "- { draws: '17:00', closes: '16:45' }",
    to: "- { draws: '14:00', closes: '13:30' }",
    at: "hours:\n        - { draws: '14:00'",
    sentence:
      'lotteries[13].outside.hours: expected draws in the order of the day, at different times.',
  },
  {
    file,
    from: laosDays,
    to: 'weekdays: [1, 3, 8]',
    sentence:
      'lotteries[10].outside.weekdays[2]: expected a day of the week from 1 for Monday to 7, found 8.',
  },
  {
    file,
    from: laosDays,
    to: 'weekdays: []',
    sentence: 'lotteries[10].outside.weekdays: expected at least one day of the week.',
  },
  {
    file,
    from: laosDays,
    to: 'weekdays: [1, 3, 3]',
    sentence: 'lotteries[10].outside.weekdays: expected entries that differ.',
  },
  {
    file,
    from: laosDays,
    to: `${laosDays}\n      daysOfMonth: [2]`,
    at: 'outside:\n      weekdays: [1, 3, 5]',
    sentence: 'lotteries[10].outside: expected either weekdays or daysOfMonth.',
  },
  {
    file,
    from: 'daysOfMonth: [1, 16]',
    to: 'daysOfMonth: [1, 32]',
    sentence:
      'lotteries[9].outside.daysOfMonth[1]: expected a day of the month from 1 to 31, found 32.',
  },
  {
    file,
    from: hosts,
    to: 'hosts: [HNO, QNI, BNI, HNO, HPH, NDI]',
    sentence: `lotteries[6].outside.hosts: ${weekWords}`,
  },
  {
    file,
    from: '        - [PY, TTH]\n',
    to: '',
    at: 'stations:\n        - [DLK',
    sentence: `lotteries[7].outside.stations: ${weekWords}`,
  },
  {
    file,
    from: '- [PY, TTH]',
    to: '- []',
    sentence: 'lotteries[7].outside.stations[0]: expected at least one station.',
  },
  {
    file,
    from: '- [PY, TTH]',
    to: '- [PY, PY]',
    sentence: 'lotteries[7].outside.stations[0]: expected entries that differ.',
  },
  {
    file,
    from: hosts,
    to: `${hosts}\n      stations: [[HNO], [QNI], [BNI], [HNO], [HPH], [NDI], [TBI]]`,
    at: "outside:\n      hours: [{ draws: '18:15'",
    sentence: 'lotteries[6].outside: expected either stations or hosts.',
  },
  {
    file,
    from: northHours,
    to: "hours: [{ draws: '12:00', closes: '11:50' }, { draws: '18:15', closes: '18:10' }]",
    at: "outside:\n      hours: [{ draws: '12:00'",
    sentence: 'lotteries[6].outside: expected one entry of hours beside stations or hosts.',
  },
  {
    file,
    from: 'copies: XSMB',
    to: 'copies: XSMB\n      sources: [south-star]',
    at: "outside:\n      hours: [{ draws: '18:15', closes: '18:00'",
    sentence: 'lotteries[11].outside: expected either sources or copies.',
  },
  {
    file,
    from: '      copies: XSMB\n',
    to: '',
    at: "outside:\n      hours: [{ draws: '18:15', closes: '18:00'",
    sentence: 'lotteries[11].outside: expected either sources or copies.',
  },
  {
    file,
    from: 'sources: [north-star]',
    to: 'sources: [north-star, north-star]',
    sentence: 'lotteries[6].outside.sources: expected entries that differ.',
  },
  {
    file,
    from: '      confirm: source',
    to: '      confirm: one',
    sentence: 'lotteries[6].outside.confirm: expected two or source, found "one".',
  },
  {
    file,
    from: 'animal: horse',
    to: 'animal: unicorn',
    sentence:
      'years[0].animal: expected one of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig, found "unicorn".',
  },
];

const names: readonly PlantedMistake[] = [
  {
    file: namesFile,
    from: '  SSC:\n',
    to: '  SCC:\n',
    sentence: 'families.SCC: expected one of SSC, ',
  },
  {
    file: namesFile,
    from: '      Last2Straight: ',
    to: '      Last2Strait: ',
    at: '    plays:\n      FixedPlace: ',
    sentence: 'families.SSC.plays: expected a name of the play Last2Straight.',
  },
  {
    file: namesFile,
    from: '      Last2Straight: ',
    to: '      Last2Strait: ',
    sentence: 'families.SSC.plays.Last2Strait: expected a play of SSC, which it is not.',
  },
  {
    file: namesFile,
    from: '      Middle3: ',
    to: '      Middle4: ',
    at: '    groups:\n      FixedPlace: ',
    sentence: 'families.SSC.groups: expected a name of the group Middle3.',
  },
  {
    file: namesFile,
    from: '      Middle3: ',
    to: '      Middle4: ',
    sentence: 'families.SSC.groups.Middle4: expected a group of SSC, which it is not.',
  },
];

export const lotteryMistakes: readonly PlantedMistake[] = [...fields, ...names];
