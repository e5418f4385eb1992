import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultFolder, folderWith, loadSiteFolder, mistakesOf, now } from './changed-folder.ts';

test('a category that may give back too much names each of its games', () => {
  const folder = folderWith(['policy.yaml', 'LIVE: 0.45', 'LIVE: 0.64']);
  const mistakes = mistakesOf(folder);
  const words = /up to 99, since LIVE gives back 0\.64 % and [a-z-]+-baccarat returns 98\.94 %\.$/u;
  expect(mistakes.map((mistake) => words.test(mistake))).toEqual(Array(7).fill(true));
  expect(mistakesOf(folderWith(['policy.yaml', 'LIVE: 0.45', 'LIVE: 0.63']))).toEqual([]);
});

test('what points are worth counts exactly', () => {
  const points = ['mall.yaml', 'pointsPerCurrencyUnit: 10', 'pointsPerCurrencyUnit: 9'] as const;
  const words = 'which levels, agents, promotions and points give back.';
  expect(mistakesOf(folderWith(points))).toContainEqual(
    expect.stringContaining(`giveBack.LIVE: expected at least 0.47, ${words}`),
  );
});

test('points are worth the most money that they buy, by conversion or with a bonus', () => {
  const least = (folder: string) =>
    mistakesOf(folder).flatMap((mistake) =>
      [...mistake.matchAll(/giveBack\.LIVE: expected at least ([\d.]+)/gu)].map(([, rate]) => rate),
    );
  const costs = (points: string) =>
    ['mall.yaml', 'pointsPrice: 20000', `pointsPrice: ${points}`] as const;
  expect(least(folderWith(costs('18000')))).toEqual(['0.47']);
  expect(least(folderWith(costs('19999')))).toEqual(['0.46']);
  expect(least(folderWith(costs('40000')))).toEqual([]);
  const weights = 'weights: { otherwise: 100, LIVE: 90 }';
  const weighed = ['mall.yaml', 'weights: { otherwise: 100 }', weights] as const;
  expect(least(folderWith(costs('18000'), weighed))).toEqual([]);
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
