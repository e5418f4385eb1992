import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  defaultFolder,
  folderWith,
  loadSiteFolder,
  mistakesOf,
  now,
  sentencesOf,
} from './changed-folder.ts';

const rewards = readFileSync(join(defaultFolder, 'rewards.yaml'), 'utf8');
const [signIn = ''] = /^signIn:\n(?: .*\n)+/mu.exec(rewards) ?? [];
const withoutSignIn = ['rewards.yaml', signIn, ''] as const;
const ownPage = [
  'promotions.yaml',
  'promoCode: DAILY_CHECK_IN',
  'promoCode: OTHER_CHECK_IN',
] as const;

test('the default site signs in for points, on seven days, after deposits and a contact', () => {
  const points = (amount: bigint) => ({ kind: 'points', amount, wageringTimes: 0 });
  expect(loadSiteFolder(defaultFolder, now).rewards.signIn).toEqual({
    row: 'days',
    days: [...Array.from({ length: 6 }, () => points(50n)), points(500n)],
    conditions: { deposit: { amount: 200_00n, days: 7 }, provedContact: true },
  });
});

test('a check-in may have no page, a page may not be without it', () => {
  expect(mistakesOf(folderWith(ownPage))).toEqual([]);
  expect(mistakesOf(folderWith(withoutSignIn, ownPage))).toEqual([]);
  expect(sentencesOf(folderWith(withoutSignIn))).toEqual([
    'promotions.yaml promotions[1].promoCode: expected another code, because rewards.yaml has no signIn.',
  ]);
});

test('a check-in of a month has 31 days, and one of days as many as it has', () => {
  const days = (count: number) => '    - { points: 50 }\n'.repeat(count);
  const row = (name: string, count: number) =>
    [
      'rewards.yaml',
      signIn,
      signIn.replace('row: days', `row: ${name}`).replace(/(?: {4}- .*\n)+/u, days(count)),
    ] as const;
  expect(mistakesOf(folderWith(row('month', 31)))).toEqual([]);
  expect(mistakesOf(folderWith(row('days', 1)))).toEqual([]);
  expect(sentencesOf(folderWith(row('month', 30)))).toEqual([
    'rewards.yaml signIn.days: expected 31 days, because row is month.',
  ]);
  expect(mistakesOf(folderWith(row('days', 32)))).toHaveLength(1);
  expect(mistakesOf(folderWith(row('days', 0)))).toHaveLength(1);
});

test('the page of a check-in that gives money first names the same money', () => {
  const money = [
    'rewards.yaml',
    '- { points: 50 }',
    "- { amount: '5.00', wageringTimes: 2 }",
  ] as const;
  const page = (reward: string) =>
    ['promotions.yaml', 'kind: points, points: 50, wageringTimes: 0', reward] as const;
  const cash = (rest: string) => folderWith(money, page(`kind: cash, ${rest}`));
  const words = 'as on the first day of signIn';
  expect(mistakesOf(cash("amount: '5.00', wageringTimes: 2"))).toEqual([]);
  expect(sentencesOf(cash("amount: '5.01', wageringTimes: 1"))).toEqual([
    `promotions.yaml promotions[1].reward.amount: expected "5.00", ${words}.`,
    `promotions.yaml promotions[1].reward.wageringTimes: expected 2, ${words}.`,
  ]);
  expect(sentencesOf(folderWith(money))).toEqual([
    `promotions.yaml promotions[1].reward.kind: expected cash, ${words}.`,
    `promotions.yaml promotions[1].reward.amount: expected "5.00", ${words}.`,
    `promotions.yaml promotions[1].reward.wageringTimes: expected 2, ${words}.`,
    'promotions.yaml promotions[1].reward.points: expected no such key, because the first day of signIn gives cash.',
  ]);
});

const days = 'goal: { measure: daysPlayed, target: 3 }';
const live = 'goal: { measure: rounds, category: LIVE, target: 20 }';
const evening = "window: { hours: { from: '18:00', until: '23:00' } }";
const hours = (from: string, until: string) =>
  evening.replace('18:00', from).replace('23:00', until);

test.each([
  ['all rounds of two hours', [live, live.replace('20', '1440')]],
  ['all rounds of an hour', [`20 }\n    reward: { points: 1 }\n    ${evening}`, oneHour(720)]],
  ['hours from six in the morning on', [evening, hours('06:00', '07:00')]],
  ['bets of two hours a day', ["target: '1000.00'", "target: '14400.00'"]],
  ['bets of two hours on each day of a week', [days, 'goal: { measure: rounds, target: 10080 }']],
  ['play on every day of a week', [days, days.replace('3', '7')]],
  ['the highest level', [days, `${days}\n    minLevel: 9`]],
  ['a provider of its category', [live, live.replace('LIVE,', 'LIVE, vendor: MERIDIAN,')]],
  [
    'as much as one likes of a mission that never ends',
    [`week\n    ${days}`, "once\n    goal: { measure: validBets, target: '90000000.00' }"],
  ],
  ['days of play without an end', [`week\n    ${days}`, `once\n    ${days.replace('3', '1000')}`]],
  [
    'as many days of play as it runs',
    [days, `${days}\n    window: { days: { startsOn: '2026-12-04', endsOn: '2026-12-06' } }`],
  ],
  [
    'whole weeks that are between',
    [days, `${days.replace('3', '7')}\n    window: { days: { startsInDays: 1, noExpiry: true } }`],
  ],
] as const)('a mission may ask for %s', (_, [from, to]) => {
  const mistakes = mistakesOf(folderWith(['missions.yaml', from, to]));
  // What it gives back is the matter of give-back.test.ts.
  expect(mistakes.filter((mistake) => mistake.startsWith('missions.yaml'))).toEqual([]);
});

function oneHour(rounds: number) {
  return `${rounds} }\n    reward: { points: 1 }\n    ${hours('18:00', '19:00')}`;
}

test('a site may have no missions', () => {
  const text = readFileSync(join(defaultFolder, 'missions.yaml'), 'utf8');
  const all = text.slice(text.indexOf('missions:\n'));
  const folder = folderWith(['missions.yaml', all, 'missions: []\n']);
  expect(loadSiteFolder(folder, now).missions.missions).toEqual([]);
});
