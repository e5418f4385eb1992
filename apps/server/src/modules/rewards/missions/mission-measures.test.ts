import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine, testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { mission, openMissions, today, type MissionSite } from './missions.fixture.ts';

type Case = {
  name: string;
  goal: Parameters<typeof mission>[1];
  changes?: Parameters<typeof mission>[2];
  /** What members do, of whom each one is given the mission or not. */
  acts: readonly ((site: MissionSite, who: Member) => Promise<void>)[];
  given: readonly boolean[];
};

const played = (...plays: Parameters<MissionSite['plays']>[1][]) =>
  async function play(site: MissionSite, who: Member) {
    for (const one of plays) await site.plays(who, one);
  };
const paid = (...deposits: readonly [bigint, string?][]) =>
  async function deposit(site: MissionSite, who: Member) {
    for (const [amount, at] of deposits) await site.deposits(who, amount, at);
  };

/** The keys of the runs of today. */
const keys = { day: today, week: '2026-11-23', once: 'once' };

const around = [false, true, true];
const hours = { window: { hours: { from: '18:00', until: '20:00' } } };
const onDays = (startDate: string, endDate: string | null) => ({
  window: { days: { startDate, endDate } },
});

const cases: Case[] = [
  {
    name: 'valid bets of a day',
    goal: { measure: 'validBets', target: 100_00n },
    acts: [
      played({ stake: 99_99n }),
      played({ stake: 100_00n }),
      played({ stake: 60_00n, node: 3 }, { stake: 40_01n }),
      played({ stake: 99_99n }, { stake: 500_00n, at: '2026-11-24T23:59' }),
    ],
    given: [...around, false],
  },
  {
    name: 'rounds of a day',
    goal: { measure: 'rounds', target: 3 },
    acts: [played({ rounds: 2 }), played({ rounds: 3 }), played({ rounds: 4 })],
    given: around,
  },
  {
    name: 'only play of a category',
    goal: { measure: 'validBets', category: 'LIVE', target: 100_00n },
    acts: [played({ stake: 900_00n }), played({ stake: 100_00n, node: 3 })],
    given: [false, true],
  },
  {
    name: 'only play at a provider',
    goal: { measure: 'validBets', vendor: 'LAGOON', target: 100_00n },
    acts: [
      played({ stake: 900_00n }),
      played({ stake: 50_00n, node: 2 }, { stake: 49_99n, node: 3 }),
      played({ stake: 50_00n, node: 2 }, { stake: 50_00n, node: 3 }),
    ],
    given: [false, false, true],
  },
  {
    name: 'rounds at a provider of one category, in hours',
    goal: { measure: 'rounds', vendor: 'LAGOON', category: 'RNG', target: 2 },
    changes: hours,
    acts: [
      played({ node: 2, rounds: 2, at: `${today}T18:30` }),
      played({ node: 3, rounds: 2, at: `${today}T18:30` }),
      played({ node: 2, at: `${today}T18:30` }, { node: 2, at: `${today}T20:00` }),
    ],
    given: [true, false, false],
  },
  {
    name: 'the hours of a day, without the hour of their end',
    goal: { measure: 'rounds', target: 2 },
    changes: hours,
    acts: [
      played({ at: `${today}T18:00` }, { at: `${today}T19:59` }),
      played({ at: `${today}T17:59` }, { at: `${today}T18:00` }),
      played({ at: `${today}T19:59` }, { at: `${today}T20:00` }),
      played({ at: '2026-11-24T19:00' }, { at: `${today}T19:00` }),
    ],
    given: [true, false, false, false],
  },
  {
    name: 'days of a week, from Monday on',
    goal: { measure: 'daysPlayed', target: 2 },
    changes: { period: 'week' },
    acts: [
      played({ at: '2026-11-23T00:00' }, { at: `${today}T09:00` }),
      played({ at: '2026-11-22T23:59' }, { at: `${today}T09:00` }),
      played({ at: `${today}T09:00` }, { at: `${today}T11:00`, node: 3 }),
    ],
    given: [true, false, false],
  },
  {
    name: 'days in hours',
    goal: { measure: 'daysPlayed', target: 2 },
    changes: { period: 'week', ...hours },
    acts: [
      played({ at: '2026-11-23T18:00' }, { at: '2026-11-24T19:00' }),
      played({ at: '2026-11-23T18:00' }, { at: '2026-11-24T20:00' }),
    ],
    given: [true, false],
  },
  {
    name: 'deposits of a week',
    goal: { measure: 'deposits', target: 200_00n },
    changes: { period: 'week' },
    acts: [
      paid([199_99n]),
      paid([100_00n, '2026-11-23T00:00'], [100_00n]),
      paid([200_01n]),
      paid([200_00n, '2026-11-22T23:59']),
    ],
    given: [...around, false],
  },
  {
    name: 'a number of deposits of a week',
    goal: { measure: 'depositCount', target: 2 },
    changes: { period: 'week' },
    acts: [
      paid([900_00n]),
      paid([1_00n, '2026-11-23T00:00'], [1_00n]),
      paid([1_00n], [1_00n], [1_00n]),
      paid([1_00n, '2026-11-22T23:59'], [1_00n]),
    ],
    given: [...around, false],
  },
  {
    name: 'valid bets of a life',
    goal: { measure: 'validBets', category: 'RNG', target: 100_00n },
    changes: { period: 'once' },
    acts: [
      played({ stake: 50_00n, at: '2026-01-02T12:00' }, { stake: 49_99n }),
      played({ stake: 50_00n, at: '2026-01-02T12:00' }, { stake: 50_00n }),
    ],
    given: [false, true],
  },
  {
    name: 'days of a life',
    goal: { measure: 'daysPlayed', target: 2 },
    changes: { period: 'once' },
    acts: [played({ at: '2026-01-02T12:00' }, {}), played({})],
    given: [true, false],
  },
  {
    name: 'rounds of a life at a provider',
    goal: { measure: 'rounds', vendor: 'REEF', target: 2 },
    changes: { period: 'once' },
    acts: [played({ at: '2026-01-02T12:00' }, {}), played({}, { node: 2 })],
    given: [true, false],
  },
  {
    name: 'deposits of a life',
    goal: { measure: 'deposits', target: 10_00n },
    changes: { period: 'once' },
    acts: [paid([9_99n, '2026-01-02T12:00'], [1n]), paid([9_99n])],
    given: [true, false],
  },
  {
    name: 'once, on days of its own',
    goal: { measure: 'rounds', target: 2 },
    changes: { period: 'once', ...onDays('2026-11-20', '2026-11-30') },
    acts: [played({ at: '2026-11-20T00:00' }, {}), played({ at: '2026-11-19T23:59' }, {})],
    given: [true, false],
  },
  {
    name: 'a log-in from the app',
    goal: { measure: 'appLogin' },
    changes: { period: 'once' },
    acts: [played({}), (of, who) => of.logsInFromApp(who).then(() => undefined)],
    given: [false, true],
  },
  {
    name: 'a week that begins with its mission',
    goal: { measure: 'rounds', target: 2 },
    changes: { period: 'week', ...onDays('2026-11-24', null) },
    acts: [played({ at: '2026-11-24T00:00' }, {}), played({ at: '2026-11-23T23:59' }, {})],
    given: [true, false],
  },
];

describe.each(testDatabases())('what missions count, on $name', (database) => {
  let site: MissionSite;
  beforeAll(async () => {
    site = await openMissions(database);
  });
  afterAll(() => site.close());

  test.each(cases)('$name', async ({ name, goal, changes, acts, given }) => {
    site.at(`${today}T22:00`);
    const members: Member[] = [];
    while (members.length < acts.length) members.push(await site.member());
    await site.count();
    for (const [place, who] of members.entries()) await acts[place]?.(site, who);
    await site.count(mission(name, goal, changes));
    const key = `${name}:${keys[changes?.period ?? 'day']} issued`;
    const results: boolean[] = [];
    for (const one of members) results.push((await site.given(one)).includes(key));
    expect(results).toEqual(given);
  });
});

test.each(everyEngine())('every place where play is kept is read, on $name', async (database) => {
  const site = await openMissions(database);
  site.at(`${today}T22:00`);
  const who = await site.member();
  await site.plays(who, { at: `${today}T19:00`, node: 2 });
  await site.deposits(who, 5_00n);
  await site.set(who, { mobile_num: '+639170000001' });
  await site.logsInFromApp(who);
  await site.count(
    mission('bets', { measure: 'validBets', target: 1_00n }),
    mission('life', { measure: 'rounds', target: 1 }, { period: 'once' }),
    mission('days', { measure: 'daysPlayed', target: 1 }, { period: 'week', ...hours }),
    mission('vendor', { measure: 'daysPlayed', vendor: 'LAGOON', target: 1 }),
    mission('paid', { measure: 'deposits', target: 5_00n }, { period: 'week' }),
    mission('times', { measure: 'depositCount', target: 1 }, { period: 'once' }),
    mission('contact', { measure: 'contact' }, { period: 'once' }),
    mission('app', { measure: 'appLogin' }, { period: 'once' }),
  );
  expect(await site.given(who)).toEqual([
    'app:once issued',
    `bets:${today} issued`,
    'contact:once issued',
    'days:2026-11-23 issued',
    'life:once issued',
    'paid:2026-11-23 issued',
    'times:once issued',
    `vendor:${today} issued`,
  ]);
  await site.close();
});
