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
const [referral = ''] = /^referral:\n(?: .*\n)+/mu.exec(rewards) ?? [];
const [app = ''] = /^app: .*\n/mu.exec(rewards) ?? [];
const withoutReferral = ['rewards.yaml', referral, ''] as const;
const withoutApp = ['rewards.yaml', app, ''] as const;
const otherCode = (code: string) =>
  ['promotions.yaml', `promoCode: ${code}`, `promoCode: OTHER_${code}`] as const;

test('the default site invites friends, and gives a bonus for the app', () => {
  const { rewards: rules } = loadSiteFolder(defaultFolder, now);
  expect(rules.referral).toEqual({
    deposit: 500_00n,
    validBets: 500_00n,
    days: 30,
    holdHours: 72,
    reward: { amount: 100_00n, wageringTimes: 3 },
    tiers: [
      { friends: 5, amount: 200_00n },
      { friends: 20, amount: 1000_00n },
      { friends: 50, amount: 3000_00n },
    ],
    limits: { perDay: 5, perMonth: 30, inAll: 300 },
    budget: 1_000_000_00n,
  });
  expect(rules.app).toEqual({ amount: 38_00n, wageringTimes: 5 });
});

test.each([
  ['REFERRAL', withoutReferral, 8, 'referral'],
  ['APP_DOWNLOAD', withoutApp, 10, 'app'],
] as const)('%s may have no page, a page may not be without it', (code, without, index, key) => {
  expect(mistakesOf(folderWith(otherCode(code)))).toEqual([]);
  expect(mistakesOf(folderWith(without, otherCode(code)))).toEqual([]);
  expect(sentencesOf(folderWith(without))).toEqual([
    `promotions.yaml promotions[${index}].promoCode: expected another code, because rewards.yaml has no ${key}.`,
  ]);
});

const code = ['policy.yaml', 'affiliateCode: { enabled: true', 'affiliateCode: { enabled: false'];

test.each([
  ['a page that ends', [['promotions.yaml', '-45, noExpiry: true', '-45, endsInDays: 30']]],
  [
    'no tiers',
    [['rewards.yaml', /tiers:\n(?: {4}.*\n)+/u.exec(referral)?.[0] ?? '', 'tiers: []\n']],
  ],
  [
    'as many friends a day as in all',
    [['rewards.yaml', 'perDay: 5, perMonth: 30', 'perDay: 300, perMonth: 300']],
  ],
  ['a tier of all friends', [['rewards.yaml', 'friends: 50', 'friends: 300']]],
  ['a budget of one friend and tier', [['rewards.yaml', "'1000000.00'", "'3200.00'"]]],
  ['no field for a code where nobody invites', [code, withoutReferral, otherCode('REFERRAL')]],
] as const)('a site may have %s', (_, edits) => {
  const all = edits.map(([file = '', from = '', to = '']) => [file, from, to] as const);
  expect(mistakesOf(folderWith(...all))).toEqual([]);
});

test('both sides and the largest tier are what a budget must reach, in whichever order', () => {
  const tiers = [
    ['rewards.yaml', "friends: 5, amount: '200.00'", "friends: 5, amount: '4000.00'"],
    ['rewards.yaml', "'1000000.00'", "'4199.99'"],
  ] as const;
  expect(sentencesOf(folderWith(...tiers))).toEqual([
    'rewards.yaml referral.budget: expected at least "4200.00", for both sides and the largest tier.',
  ]);
});
