import { describe, expect, test } from 'vitest';
import {
  abuseRules,
  isOncePerPerson,
  isStarting,
  judgeStart,
  scoreAbuse,
  sumOfPoints,
  type AbuseFacts,
  type AbuseRule,
} from './abuse.ts';
import { rewardOrigins, type RewardOrigin } from './reward-state.ts';

/** The figures of the default site. */
const points = {
  firstDay: 15,
  firstWeek: 5,
  noContact: 5,
  noDeposit: 25,
  noPlay: 15,
  throwAwayMail: 20,
  device: { each: 10, most: 49 },
  address: { each: 2, most: 10 },
  speed: { points: 5, seconds: 60 },
  hours: { points: 10, hours: 18 },
};
const policy = { heldFrom: 60, reviewFrom: 85, holdHours: 72, waitHours: 24, points };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An account that no rule adds points to. */
const settled: AbuseFacts = {
  ageMs: 400 * dayMs,
  provedContact: true,
  hasDeposited: true,
  hasPlayed: true,
  isThrowAwayMail: false,
  onDevices: 0,
  atAddresses: 0,
  firstRewardMs: dayMs,
  activeHours: 3,
};

const scored = (changes: Partial<AbuseFacts>) => scoreAbuse({ ...settled, ...changes }, points);
const scoreOf = (changes: Partial<AbuseFacts>) => sumOfPoints(scored(changes));

describe('points of a score', () => {
  const edges: [string, Partial<AbuseFacts>, AbuseRule | null, number][] = [
    ['age 0', { ageMs: 0 }, 'firstDay', 15],
    ['a day less 1 ms', { ageMs: dayMs - 1 }, 'firstDay', 15],
    ['a day', { ageMs: dayMs }, 'firstWeek', 5],
    ['a day and 1 ms', { ageMs: dayMs + 1 }, 'firstWeek', 5],
    ['a week less 1 ms', { ageMs: 7 * dayMs - 1 }, 'firstWeek', 5],
    ['a week', { ageMs: 7 * dayMs }, null, 0],
    ['a week and 1 ms', { ageMs: 7 * dayMs + 1 }, null, 0],
    ['no contact', { provedContact: false }, 'noContact', 5],
    ['no deposit', { hasDeposited: false }, 'noDeposit', 25],
    ['no play', { hasPlayed: false }, 'noPlay', 15],
    ['mail for one use', { isThrowAwayMail: true }, 'throwAwayMail', 20],
    ['1 on a device', { onDevices: 1 }, 'device', 10],
    ['4 on a device', { onDevices: 4 }, 'device', 40],
    ['5 on a device', { onDevices: 5 }, 'device', 49],
    ['50 on a device', { onDevices: 50 }, 'device', 49],
    ['1 at an address', { atAddresses: 1 }, 'address', 2],
    ['4 at an address', { atAddresses: 4 }, 'address', 8],
    ['5 at an address', { atAddresses: 5 }, 'address', 10],
    ['6 at an address', { atAddresses: 6 }, 'address', 10],
    ['a reward after 0 s', { firstRewardMs: 0 }, 'speed', 5],
    ['a reward before 60 s', { firstRewardMs: 59_999 }, 'speed', 5],
    ['a reward after 60 s', { firstRewardMs: 60_000 }, null, 0],
    ['a reward after 60.001 s', { firstRewardMs: 60_001 }, null, 0],
    ['17 hours', { activeHours: 17 }, null, 0],
    ['18 hours', { activeHours: 18 }, 'hours', 10],
    ['19 hours', { activeHours: 19 }, 'hours', 10],
    ['nothing', {}, null, 0],
  ];

  test.each(edges)('%s', (_, changes, rule, added) => {
    expect(scored(changes)).toEqual(rule === null ? [] : [{ rule, points: added }]);
  });

  test('every rule has an edge above', () => {
    const tested = new Set(edges.flatMap(([, , rule]) => (rule === null ? [] : [rule])));
    expect([...tested]).toEqual(abuseRules);
  });

  test('rules that hold are named in one order, and add up', () => {
    const worst = {
      ageMs: 0,
      provedContact: false,
      hasDeposited: false,
      hasPlayed: false,
      isThrowAwayMail: true,
      onDevices: 50,
      atAddresses: 50,
      firstRewardMs: 0,
      activeHours: 24,
    };
    const rules = scored(worst);
    expect(rules.map(({ rule }) => rule)).toEqual(abuseRules.filter((one) => one !== 'firstWeek'));
    expect(sumOfPoints(rules)).toBe(154);
    expect(sumOfPoints([])).toBe(0);
  });

  test('a rule without points is not named', () => {
    const none = { ...points, noPlay: 0, device: { each: 0, most: 49 } };
    expect(scoreAbuse({ ...settled, hasPlayed: false, onDevices: 3 }, none)).toEqual([]);
  });
});

describe('scores of whole accounts', () => {
  const untouched = { hasDeposited: false, hasPlayed: false };

  test('two people of a household, on one device and network, are not held after a day', () => {
    const household = { ...untouched, onDevices: 1, atAddresses: 1 };
    expect(scoreOf({ ...household, ageMs: dayMs })).toBe(57);
    expect(scoreOf({ ...household, ageMs: 7 * dayMs })).toBe(52);
  });

  test('no number of neighbours alone has a player held, nor on the first day', () => {
    const crowd = { onDevices: 50, atAddresses: 50 };
    expect(scoreOf(crowd)).toBe(59);
    expect(scoreOf({ ageMs: 0, atAddresses: 50, ...untouched })).toBe(65);
    expect(scoreOf({ ageMs: dayMs, atAddresses: 50, ...untouched })).toBe(55);
  });

  test.each([0, 1, 2, 6, 7, 8, 30, 400])(
    'forty accounts on a device without a deposit are for an operator after %i days',
    (days) => {
      const farm = { ...untouched, onDevices: 39, ageMs: days * dayMs };
      expect(scoreOf(farm)).toBeGreaterThanOrEqual(policy.reviewFrom);
    },
  );
});

describe('why a starting reward cannot be claimed', () => {
  const now = new Date('2026-11-29T10:00:00Z');
  const before = (ms: number) => new Date(now.getTime() - ms);
  const after = (ms: number) => new Date(now.getTime() + ms);
  const start = (ms: number) => ({ reason: 'start', until: after(ms) });
  const review = { reason: 'review', until: null };

  type Changes = {
    contact?: boolean;
    deposit?: boolean;
    ageMs?: number;
    isUnmarked?: boolean;
    score?: number;
    givenAt?: Date;
  };
  const judged = (changes: Changes, { waitHours }: { waitHours: number } = policy) => {
    const { contact = true, deposit = true, ageMs = 30 * dayMs } = changes;
    const { score = 0, isUnmarked = false, givenAt = now } = changes;
    const facts = { ageMs, provedContact: contact, hasDeposited: deposit };
    return judgeStart({ facts, score, isUnmarked, givenAt, now }, { ...policy, waitHours });
  };

  const neither = { contact: false, deposit: false };
  const table: [string, Changes, object | null][] = [
    ['a contact and a deposit, at once', { ageMs: 0 }, null],
    ['a contact alone', { deposit: false, ageMs: 0 }, start(dayMs)],
    ['a deposit alone', { contact: false, ageMs: 0 }, start(dayMs)],
    ['neither', { ...neither, ageMs: 0 }, start(dayMs)],
    ['neither, after an hour', { ...neither, ageMs: hourMs }, start(23 * hourMs)],
    ['neither, a day less 1 ms', { ...neither, ageMs: dayMs - 1 }, start(1)],
    ['neither, after a day', { ...neither, ageMs: dayMs }, null],
    ['neither, a day and 1 ms', { ...neither, ageMs: dayMs + 1 }, null],
    ['waiting comes before review', { ...neither, ageMs: 0, score: 200 }, start(dayMs)],
    ['details to compare', { isUnmarked: true }, start(0)],
    ['details to compare before review', { isUnmarked: true, score: 200 }, start(0)],
    ['details to compare, new', { ...neither, ageMs: 0, isUnmarked: true }, start(dayMs)],
    ['a score of 59', { score: 59 }, null],
    ['a score of 60', { score: 60 }, { reason: 'score', until: after(72 * hourMs) }],
    ['a score of 61', { score: 61 }, { reason: 'score', until: after(72 * hourMs) }],
    ['a score of 84', { score: 84 }, { reason: 'score', until: after(72 * hourMs) }],
    ['a score of 85', { score: 85 }, review],
    ['a score of 86', { score: 86 }, review],
    [
      'a score of 84, 1 ms before the end of the hold',
      { score: 84, givenAt: before(72 * hourMs - 1) },
      { reason: 'score', until: after(1) },
    ],
    ['a score of 84, after the hold', { score: 84, givenAt: before(72 * hourMs) }, null],
    ['a score of 85, after the hold', { score: 85, givenAt: before(72 * hourMs) }, review],
    ['a score of 59, after the hold', { score: 59, givenAt: before(72 * hourMs) }, null],
  ];

  test.each(table)('%s', (_, changes, expected) => {
    expect(judged(changes)).toEqual(expected);
  });

  test('a site may let accounts of any age go', () => {
    const anyAge = { waitHours: 0 };
    expect(judged({ ...neither, ageMs: 0 }, anyAge)).toBeNull();
    expect(judged({ ...neither, ageMs: 0, score: 85 }, anyAge)).toEqual(review);
  });
});

/** What was decided of each origin: whether it is for whoever comes, and once for a person. */
const decided: Record<RewardOrigin, { starting: boolean; once: boolean }> = {
  'vip-up': { starting: false, once: true },
  'vip-week': { starting: false, once: true },
  'vip-month': { starting: false, once: true },
  birthday: { starting: false, once: true },
  cashback: { starting: false, once: false },
  'sign-in': { starting: true, once: true },
  mission: { starting: false, once: true },
  rain: { starting: true, once: true },
  referral: { starting: true, once: false },
  app: { starting: true, once: true },
  manual: { starting: false, once: false },
};

test.each(rewardOrigins)('%s is decided', (origin) => {
  const is = { starting: isStarting(origin), once: isOncePerPerson(origin) };
  expect(is).toEqual(decided[origin]);
});
