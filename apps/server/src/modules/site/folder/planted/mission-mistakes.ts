import type { PlantedMistake } from './policy-mistakes.ts';

const file = 'missions.yaml';

const ofContact = 'goal: { measure: contact }';
const ofFishing = "goal: { measure: validBets, category: FISH, target: '1000.00' }";
const ofLive = 'goal: { measure: rounds, category: LIVE, target: 20 }';
const ofDays = 'goal: { measure: daysPlayed, target: 3 }';
const ofDeposits = 'goal: { measure: depositCount, target: 2 }';
const hours = "window: { hours: { from: '18:00', until: '23:00' } }";

const onlyPlay = (measure: string) => `expected no such key, because ${measure} counts no play.`;

const goals: readonly PlantedMistake[] = [
  {
    file,
    from: 'period: day\n    goal: { measure: rounds',
    to: 'period: once\n    goal: { measure: rounds',
    at: hours,
    sentence: 'missions[3].window.hours: expected window.days with at most 31 days beside hours.',
  },
  {
    file,
    from: 'id: complete-profile',
    to: 'id: prove-contact',
    sentence: 'missions[1].id: expected another id, "prove-contact" is taken by missions[0].',
  },
  {
    file,
    from: '{ measure: validBets',
    to: '{ measure: losses',
    sentence:
      'missions[2].goal.measure: expected one of validBets, deposits, depositCount, rounds, daysPlayed, profile, contact, appLogin, found "losses".',
  },
  {
    file,
    from: "target: '1000.00'",
    to: "target: '0.00'",
    sentence: 'missions[2].goal.target: expected an amount above 0.',
  },
  {
    file,
    from: "target: '1000.00'",
    to: 'target: 1000',
    sentence: 'missions[2].goal.target: expected an amount above 0.',
  },
  {
    file,
    from: ofDeposits,
    to: 'goal: { measure: deposits }',
    sentence: 'missions[5].goal.target: expected an amount above 0.',
  },
  {
    file,
    from: ofDeposits,
    to: "goal: { measure: depositCount, target: '2.00' }",
    sentence: 'missions[5].goal.target: expected a whole number of 1 or more.',
  },
  {
    file,
    from: ofLive,
    to: "goal: { measure: rounds, category: LIVE, target: '20.00' }",
    sentence: 'missions[3].goal.target: expected a whole number of 1 or more.',
  },
  {
    file,
    from: ofDays,
    to: 'goal: { measure: daysPlayed }',
    sentence: 'missions[4].goal.target: expected a whole number of 1 or more.',
  },
  {
    file,
    from: ofContact,
    to: 'goal: { measure: contact, target: 1 }',
    sentence: 'missions[0].goal.target: expected no such key, because contact is done or not.',
  },
  {
    file,
    from: 'goal: { measure: profile }',
    to: 'goal: { measure: profile, target: 1 }',
    sentence: 'missions[1].goal.target: expected no such key, because profile is done or not.',
  },
  {
    file,
    from: ofDeposits,
    to: 'goal: { measure: depositCount, target: 2, category: RNG }',
    sentence: `missions[5].goal.category: ${onlyPlay('depositCount')}`,
  },
  {
    file,
    from: ofDeposits,
    to: "goal: { measure: deposits, target: '2.00', vendor: LANTERN }",
    sentence: `missions[5].goal.vendor: ${onlyPlay('deposits')}`,
  },
  {
    file,
    from: ofContact,
    to: 'goal: { measure: contact, category: RNG }',
    sentence: `missions[0].goal.category: ${onlyPlay('contact')}`,
  },
  {
    file,
    from: ofDeposits,
    to: `${ofDeposits}\n    window: { hours: { from: '17:00', until: '23:00' } }`,
    at: "window: { hours: { from: '17:00'",
    sentence: `missions[5].window.hours: ${onlyPlay('depositCount')}`,
  },
  {
    file,
    from: ofLive,
    to: 'goal: { measure: rounds, vendor: NOBODY, target: 20 }',
    sentence: 'missions[3].goal.vendor: expected a vendor of vendors.yaml, "NOBODY" is none.',
  },
  {
    file,
    from: ofLive,
    to: 'goal: { measure: rounds, category: LIVE, vendor: LANTERN, target: 20 }',
    sentence:
      'missions[3].goal.vendor: expected a vendor with an entry for LIVE, "LANTERN" has none.',
  },
];

const times: readonly PlantedMistake[] = [
  {
    file,
    from: `once\n    ${ofContact}`,
    to: `day\n    ${ofContact}`,
    sentence: 'missions[0].period: expected once, because contact is done or not.',
  },
  {
    file,
    from: 'once\n    goal: { measure: profile }',
    to: 'week\n    goal: { measure: profile }',
    sentence: 'missions[1].period: expected once, because profile is done or not.',
  },
  {
    file,
    from: `week\n    ${ofDays}`,
    to: `day\n    ${ofDays}`,
    at: ofDays,
    sentence:
      'missions[4].goal.target: expected a number up to 1, because its longest run has so many days.',
  },
  {
    file,
    from: ofDays,
    to: 'goal: { measure: daysPlayed, target: 8 }',
    sentence:
      'missions[4].goal.target: expected a number up to 7, because its longest run has so many days.',
  },
  {
    file,
    from: `week\n    ${ofDays}`,
    to: `once\n    ${ofDays}\n    window: { days: { startsInDays: 0, endsInDays: 1 } }`,
    at: ofDays,
    sentence:
      'missions[4].goal.target: expected a number up to 2, because its longest run has so many days.',
  },
  {
    file,
    from: ofDays,
    // Saturday to Tuesday: two days of one week, and two of the next.
    to: `${ofDays}\n    window: { days: { startsOn: '2026-12-05', endsOn: '2026-12-08' } }`,
    at: ofDays,
    sentence:
      'missions[4].goal.target: expected a number up to 2, because its longest run has so many days.',
  },
  {
    file,
    from: "from: '18:00', until: '23:00'",
    to: "from: '05:00', until: '23:00'",
    sentence:
      'missions[3].window.hours.from: expected a time from 06:00 on, because no mission asks for play at night.',
  },
  {
    file,
    from: "from: '18:00', until: '23:00'",
    to: "from: '18:00', until: '02:00'",
    sentence: 'missions[3].window.hours: expected an end after the beginning, on the same day.',
  },
  {
    file,
    from: "from: '18:00', until: '23:00'",
    to: "from: '18:30', until: '23:00'",
    sentence: 'missions[3].window.hours: expected whole hours, such as from 18:00 until 22:00.',
  },
];

const inTwoHours =
  'expected a target of at most 1440 rounds a day, which is 120 minutes of play at this pace';

const paces: readonly PlantedMistake[] = [
  {
    file,
    from: ofFishing,
    to: "goal: { measure: validBets, category: FISH, target: '14400.01' }",
    sentence: `missions[2].goal.target: ${inTwoHours}; it takes 1441.`,
  },
  {
    file,
    from: 'target: 20 }',
    to: 'target: 1441 }',
    sentence: `missions[3].goal.target: ${inTwoHours}; it takes 1441.`,
  },
  {
    file,
    from: ofDays,
    to: 'goal: { measure: rounds, target: 10081 }',
    sentence: `missions[4].goal.target: ${inTwoHours}; it takes 1441.`,
  },
  {
    file,
    from: `target: 20 }\n    reward: { points: 1 }\n    ${hours}`,
    to: "target: 721 }\n    reward: { points: 1 }\n    window: { hours: { from: '18:00', until: '19:00' } }",
    at: 'goal: { measure: rounds, category: LIVE, target: 721 }',
    sentence:
      'missions[3].goal.target: expected a target of at most 720 rounds a day, which is 60 minutes of play at this pace; it takes 721.',
  },
  {
    file,
    from: `week\n    ${ofDays}`,
    to: "once\n    goal: { measure: validBets, target: '28800.01' }\n    window: { days: { startsInDays: 0, endsInDays: 1 } }",
    at: "goal: { measure: validBets, target: '28800.01' }",
    sentence: `missions[4].goal.target: ${inTwoHours}; it takes 1441.`,
  },
  {
    file,
    from: ofDays,
    // It begins on a Sunday, so its first week has one day.
    to: "goal: { measure: rounds, target: 1500 }\n    window: { days: { startsOn: '2026-12-06', noExpiry: true } }",
    at: 'goal: { measure: rounds, target: 1500 }',
    sentence: `missions[4].goal.target: ${inTwoHours}; it takes 1500.`,
  },
  {
    file,
    from: 'secondsPerRound: 5, ',
    to: 'secondsPerRound: 120, ',
    at: ofFishing,
    sentence:
      'missions[2].goal.target: expected a target of at most 60 rounds a day, which is 120 minutes of play at this pace; it takes 100.',
  },
];

const gifts: readonly PlantedMistake[] = [
  {
    file,
    from: ofDays,
    to: `${ofDays}\n    minLevel: 10`,
    at: 'minLevel: 10',
    sentence: 'missions[4].minLevel: expected a level of vip.yaml, whose highest is 9.',
  },
  {
    file,
    from: "amount: '5.00'",
    to: "amount: '20000.01'",
    sentence:
      'missions[5].reward.amount: expected an amount up to bonus.largestGrant in policy.yaml, which is "20000.00".',
  },
  {
    file,
    from: 'wageringTimes: 1',
    to: 'wageringTimes: 41',
    sentence:
      'missions[5].reward.wageringTimes: expected a number up to bonus.largestWagering in policy.yaml, which is 40.',
  },
  {
    file,
    from: "amount: '5.00'",
    to: "points: 5, amount: '5.00'",
    sentence: 'missions[5].reward: expected either points or amount.',
  },
  {
    file,
    from: 'points: 30',
    to: 'points: 30, wageringTimes: 1',
    sentence: 'missions[4].reward: expected no wageringTimes with points, which are not wagered.',
  },
];

export const missionMistakes: readonly PlantedMistake[] = [...goals, ...times, ...paces, ...gifts];
