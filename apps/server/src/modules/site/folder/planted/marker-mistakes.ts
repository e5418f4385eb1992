import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'protection.yaml';
const spans = 'a whole number of hours or days, such as 24 h or 7 d';
const shortSpans = 'a whole number of minutes, hours or days, such as 10 min';
const at = 'markersOfHarm.';
const signs = `${at}signs.`;

/** Mistakes of `markersOfHarm` in protection.yaml. */
export const markerMistakes: readonly PlantedMistake[] = [
  {
    file,
    from: 'countsFor: 7 d',
    to: 'countsFor: 7',
    sentence: `${at}countsFor: expected ${spans}, found 7.`,
  },
  {
    file,
    from: 'countsFor: 7 d',
    to: 'countsFor: 23 h',
    sentence: `${at}countsFor: expected from 1 d to 30 d, found "23 h".`,
  },
  {
    file,
    from: 'countsFor: 7 d',
    to: 'countsFor: 31 d',
    sentence: `${at}countsFor: expected from 1 d to 30 d, found "31 d".`,
  },
  {
    file,
    from: '  countsFor: 7 d\n',
    to: '',
    at: 'markersOfHarm:',
    sentence: `${at}countsFor: expected this key in markersOfHarm, found none.`,
  },
  {
    file,
    from: '  countsFor: 7 d\n',
    to: '  countsFor: 7 d\n  sells: true\n',
    at: 'sells: true',
    sentence: `${at}sells: expected no key of this name in markersOfHarm.`,
  },
  {
    file,
    from: 'depositJump: { points: 2',
    to: 'depositJump: { points: -1',
    sentence: `${signs}depositJump.points: expected a whole number from 0 to 100, found -1.`,
  },
  {
    file,
    from: 'limitsRaised: { points: 2',
    to: 'limitsRaised: { points: 101',
    sentence: `${signs}limitsRaised.points: expected a whole number from 0 to 100, found 101.`,
  },
  {
    file,
    from: 'nightPlay: { points: 1',
    to: 'nightPlay: { points: 1.5',
    sentence: `${signs}nightPlay.points: expected a whole number from 0 to 100, found 1.5.`,
  },
  {
    file,
    from: 'depositJump: { points: 2, times: 3',
    to: 'depositJump: { points: 2, times: 0',
    sentence: `${signs}depositJump.times: expected a whole number from 1 to 100, found 0.`,
  },
  {
    file,
    from: 'depositJump: { points: 2, times: 3',
    to: 'depositJump: { points: 2, times: 2.5',
    sentence: `${signs}depositJump.times: expected a whole number from 1 to 100, found 2.5.`,
  },
  {
    file,
    from: 'daysBefore: 3',
    to: 'daysBefore: 31',
    sentence: `${signs}depositJump.daysBefore: expected a whole number from 1 to 30, found 31.`,
  },
  {
    file,
    from: 'daysBefore: 3',
    to: 'daysBefore: 0',
    sentence: `${signs}depositJump.daysBefore: expected a whole number from 1 to 30, found 0.`,
  },
  {
    file,
    from: 'times: 2, within: 7 d',
    to: 'times: 101, within: 7 d',
    sentence: `${signs}limitsRaised.times: expected a whole number from 1 to 100, found 101.`,
  },
  {
    file,
    from: 'times: 2, within: 7 d',
    to: 'times: 2, within: 10 min',
    sentence: `${signs}limitsRaised.within: expected ${spans}, found "10 min".`,
  },
  {
    file,
    from: 'times: 2, within: 7 d',
    to: 'times: 2, within: 0 h',
    sentence: `${signs}limitsRaised.within: expected from 1 h to 30 d, found "0 h".`,
  },
  {
    file,
    from: "from: '02:00'",
    to: 'from: 2',
    sentence: `${signs}nightPlay.from: expected a time as HH:mm, found 2.`,
  },
  {
    file,
    from: "from: '02:00'",
    to: "from: '24:00'",
    sentence: `${signs}nightPlay.from: expected a time as HH:mm from 00:00 to 23:59, found "24:00".`,
  },
  {
    file,
    from: "until: '05:00'",
    to: "until: '01:00'",
    sentence: `${signs}nightPlay.until: expected a time at least an hour after from`,
  },
  {
    file,
    from: "until: '05:00'",
    to: "until: '02:59'",
    sentence: `${signs}nightPlay.until: expected a time at least an hour after from`,
  },
  {
    file,
    from: 'nights: 3, days: 7',
    to: 'nights: 8, days: 7',
    sentence: `${signs}nightPlay.nights: expected no more nights than days`,
  },
  {
    file,
    from: 'nights: 3, days: 7',
    to: 'nights: 3, days: 31',
    sentence: `${signs}nightPlay.days: expected a whole number from 1 to 30, found 31.`,
  },
  {
    file,
    from: 'after: 1 h, within: 30 d',
    to: 'after: 25 h, within: 30 d',
    sentence: `${signs}takenBack.after: expected from 1 min to 24 h, found "25 h".`,
  },
  {
    file,
    from: 'after: 1 h, within: 30 d',
    to: 'after: 1 h, within: 31 d',
    sentence: `${signs}takenBack.within: expected from 1 h to 30 d, found "31 d".`,
  },
  {
    file,
    from: 'takenBack: { points: 2, times: 3',
    to: 'takenBack: { points: 2, times: 0',
    sentence: `${signs}takenBack.times: expected a whole number from 1 to 100, found 0.`,
  },
  {
    file,
    from: 'after: 10 min',
    to: 'after: 90 s',
    sentence: `${signs}lossesChased.after: expected ${shortSpans}, found "90 s".`,
  },
  {
    file,
    from: 'after: 10 min',
    to: 'after: 0 min',
    sentence: `${signs}lossesChased.after: expected from 1 min to 24 h, found "0 min".`,
  },
  {
    file,
    from: 'lossesChased: { points: 3, times: 3',
    to: 'lossesChased: { points: 3, times: often',
    sentence: `${signs}lossesChased.times: expected a whole number from 1 to 100, found "often".`,
  },
  {
    file,
    from: "below: '1.00'",
    to: 'below: 1',
    sentence: `${signs}lossesChased.below: expected an amount in quotes, such as "100.00", found 1.`,
  },
  {
    file,
    from: "below: '1.00'",
    to: "below: '0.00'",
    sentence: `${signs}lossesChased.below: expected an amount above 0`,
  },
  {
    file,
    from: "below: '1.00'",
    to: "below: '0.001'",
    sentence: `${signs}lossesChased.below: expected an amount such as "100" with at most 2 decimals, found "0.001".`,
  },
  {
    file,
    from: 'longer: 4 h',
    to: 'longer: 25 h',
    sentence: `${signs}longSession.longer: expected from 1 min to 24 h, found "25 h".`,
  },
  {
    file,
    from: 'rest: 15 min',
    to: 'rest: 15',
    sentence: `${signs}longSession.rest: expected ${shortSpans}, found 15.`,
  },
  {
    file,
    from: 'longer: 4 h, rest: 15 min',
    to: 'longer: 4 h',
    sentence: `${signs}longSession.rest: expected this key in markersOfHarm.signs.longSession, found none.`,
  },
  {
    file,
    from: '{ message: 2, offers: 4, look: 6 }',
    to: '{ message: 0, offers: 4, look: 6 }',
    sentence: `${at}thresholds.message: expected a whole number of 1 or more, found 0.`,
  },
  {
    file,
    from: '{ message: 2, offers: 4, look: 6 }',
    to: '{ message: 5, offers: 4, look: 6 }',
    sentence: `${at}thresholds.offers: expected no fewer points than message`,
  },
  {
    file,
    from: '{ message: 2, offers: 4, look: 6 }',
    to: '{ message: 2, offers: 4, look: 3 }',
    sentence: `${at}thresholds.look: expected no fewer points than offers`,
  },
  {
    file,
    from: '{ message: 2, offers: 4, look: 6 }',
    to: '{ message: 2, offers: 4, look: 12 }',
    sentence: `${at}thresholds.look: expected no more points than all signs have together`,
  },
  {
    file,
    from: '{ message: 2, offers: 4, look: 6 }',
    to: '{ message: 2, offers: 4 }',
    sentence: `${at}thresholds.look: expected this key in markersOfHarm.thresholds, found none.`,
  },
  {
    file,
    from: '      TY: Tungkol sa paglalaro mo\n',
    to: '',
    at: 'title:\n      EN: A word',
    sentence: `${at}message.title.TY: expected this key in markersOfHarm.message.title, found none.`,
  },
  {
    file,
    from: 'EN: A word about your play',
    to: "EN: ' '",
    sentence: `${at}message.title.EN: expected a text that is not empty`,
  },
  {
    file,
    from: 'TY: Tungkol sa paglalaro mo',
    to: 'TY: Tungkol sa paglalaro mo\n      XX: Hello',
    at: 'title:\n      EN: A word',
    sentence: `${at}message.title: expected language codes, and "XX" is none`,
  },
];
