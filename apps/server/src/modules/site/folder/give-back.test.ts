import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultFolder, folderWith, loadSiteFolder, mistakesOf, now } from './changed-folder.ts';

test('a category that may give back too much names each of its games', () => {
  const folder = folderWith(['policy.yaml', 'LIVE: 0.50', 'LIVE: 0.64']);
  const mistakes = mistakesOf(folder);
  const words = /up to 99, since LIVE gives back 0\.64 % and [a-z-]+-baccarat returns 98\.94 %\.$/u;
  expect(mistakes.map((mistake) => words.test(mistake))).toEqual(Array(7).fill(true));
  expect(mistakesOf(folderWith(['policy.yaml', 'LIVE: 0.50', 'LIVE: 0.63']))).toEqual([]);
});

test('what points are worth counts exactly', () => {
  const points = ['mall.yaml', 'pointsPerCurrencyUnit: 10', 'pointsPerCurrencyUnit: 9'] as const;
  const words = 'which levels, agents, promotions, points and missions give back.';
  expect(mistakesOf(folderWith(points))).toContainEqual(
    expect.stringContaining(`giveBack.LIVE: expected at least 0.52, ${words}`),
  );
});

test('points are worth the most money that they buy, by conversion or with a bonus', () => {
  const least = (folder: string) =>
    mistakesOf(folder).flatMap((mistake) =>
      [...mistake.matchAll(/giveBack\.LIVE: expected at least ([\d.]+)/gu)].map(([, rate]) => rate),
    );
  const costs = (points: string) =>
    ['mall.yaml', 'pointsPrice: 20000', `pointsPrice: ${points}`] as const;
  expect(least(folderWith(costs('18000')))).toEqual(['0.52']);
  expect(least(folderWith(costs('19999')))).toEqual(['0.51']);
  expect(least(folderWith(costs('40000')))).toEqual([]);
  const weights = (live: number) =>
    [
      'mall.yaml',
      'weights: { otherwise: 100 }',
      `weights: { otherwise: 100, LIVE: ${live} }`,
    ] as const;
  // 0.35 + 0.85 × 0.1111… + 0.0555… of the mission is 0.50 exactly.
  expect(least(folderWith(costs('18000'), weights(85)))).toEqual([]);
  expect(least(folderWith(costs('18000'), weights(86)))).toEqual(['0.51']);
});

test('a closed provider has no game that gives back too much', () => {
  const tooMuch = ['games.yaml', '98.94\n    validWeight: 20', '98.94'] as const;
  const vendors = readFileSync(join(defaultFolder, 'vendors.yaml'), 'utf8');
  const { games } = loadSiteFolder(defaultFolder, now);
  const vendor = games.find(({ gameId }) => gameId === 'long-shadow-baccarat')?.vendor;
  const [open = ''] = new RegExp(`code: ${vendor}\n(?:    .*\n)*?    on: true`, 'u').exec(vendors)!;
  expect(mistakesOf(folderWith(tooMuch))).toHaveLength(1);
  const closed = ['vendors.yaml', open, open.replace('on: true', 'on: false')] as const;
  expect(mistakesOf(folderWith(tooMuch, closed))).toEqual([]);
});

const raisedBy = (...edits: readonly (readonly [from: string, to: string])[]) =>
  mistakesOf(folderWith(...edits.map((edit) => ['missions.yaml', ...edit] as const)))
    .flatMap((mistake) => [
      ...mistake.matchAll(/giveBack\.(\w+): expected at least ([\d.]+), which/gu),
    ])
    .map(([, category, rate]) => `${category} ${rate}`)
    .toSorted();

const live = 'goal: { measure: rounds, category: LIVE, target: 20 }';
const days = 'goal: { measure: daysPlayed, target: 3 }';

test('what missions of play give for their bets counts exactly, each on top of the others', () => {
  // Twenty rounds at 10.00 for one point of 0.10 are 0.05 %.
  expect(raisedBy([live, live.replace('20', '19')])).toEqual(['LIVE 0.51']);
  expect(raisedBy([live, live.replace('20', '21')])).toEqual([]);
  const bets = "goal: { measure: validBets, category: LIVE, target: '14400.00' }";
  expect(raisedBy([days, bets])).toEqual(['LIVE 0.53']);
  const cash = "reward: { amount: '3.00', wageringTimes: 0 }";
  expect(raisedBy([days, bets], ['reward: { points: 30 }', cash])).toEqual(['LIVE 0.53']);
});

test('a mission for all games, or for a provider alone, counts in every category', () => {
  const all = [
    'COCKFIGHT 1.36',
    'ELOTT 0.36',
    'ESPORTS 1.36',
    'FISH 1.39',
    'JL 2.16',
    'LIVE 0.56',
    'LOTT 1.36',
    'PVP 1.36',
    'RNG 2.16',
    'SPORTS 1.36',
  ];
  expect(raisedBy([days, 'goal: { measure: rounds, target: 500 }'])).toEqual(all);
  expect(raisedBy([days, 'goal: { measure: rounds, vendor: LANTERN, target: 500 }'])).toEqual(all);
});

test('missions that are done once, and those of days or deposits, are not part of it', () => {
  const once = [
    `week\n    ${days}`,
    "once\n    goal: { measure: validBets, target: '1.00' }",
  ] as const;
  expect(raisedBy(once)).toEqual([]);
  expect(raisedBy(['reward: { points: 30 }', 'reward: { points: 3000 }'])).toEqual([]);
  const deposits = "goal: { measure: deposits, target: '1.00' }";
  expect(raisedBy(['goal: { measure: depositCount, target: 2 }', deposits])).toEqual([]);
});

test('slots leave no room for a mission of play', () => {
  const rng = live.replace('LIVE', 'RNG');
  const mistakes = mistakesOf(
    folderWith(['missions.yaml', live, rng], ['policy.yaml', 'RNG: 2.10', 'RNG: 2.15']),
  );
  expect(mistakes).toContainEqual(
    expect.stringMatching(/up to 97, since RNG gives back 2\.15 % and [\w-]+ returns 96\.5 %\.$/u),
  );
});
