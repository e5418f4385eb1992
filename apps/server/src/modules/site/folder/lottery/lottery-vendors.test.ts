import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultFolder, folderWith, loadSiteFolder, now, sentencesOf } from '../changed-folder.ts';

const file = 'vendors.yaml';
const tail = '        lottoMode: ent\n        freePlay: true\n# The game menu';

test('four vendors of the default site open the lottery and are no providers of games', () => {
  const site = loadSiteFolder(defaultFolder, now);
  expect(site.lotteryVendors.map(({ code }) => code)).toEqual([
    'LOTT',
    'ELOTT',
    'TCG_LOTTO_VN',
    'TCG_SEA',
  ]);
  expect(site.vendors.flatMap(({ entries }) => entries.map(({ opens }) => opens))).not.toContain(
    'lottery',
  );
  const codesOf = (type: string) =>
    site.gameCategories.find(({ gameType }) => gameType === type)?.vendors;
  expect(codesOf('LOTT')).toEqual(['LOTT', 'SUNDIAL', 'PAROL']);
  expect(codesOf('ELOTT')).toEqual(['ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'PAROL', 'MERIDIAN']);
});

test('a vendor that opens the lottery has no games beside', () => {
  const entry = '      - { gameType: RNG, opens: games, freePlay: true }\n';
  const folder = folderWith([file, tail, tail.replace('# The', `${entry}# The`)]);
  expect(sentencesOf(folder)).toEqual([
    'vendors.yaml vendors[15].entries[1].opens: expected lottery, as the other entries of the vendor.',
  ]);
});

test('a lottery says how it is played', () => {
  const folder = folderWith([file, tail, tail.replace('        lottoMode: ent\n', '')]);
  expect(sentencesOf(folder)).toEqual([
    'vendors.yaml vendors[15].entries[0]: expected a lottoMode in which TCG_SEA is played.',
  ]);
});

test('a vendor that opens the lottery has lotteries, which may be off', () => {
  const lotteries = 'lottery/lotteries.yaml';
  const all = readFileSync(join(defaultFolder, lotteries), 'utf8');
  const vietnam = all.slice(all.indexOf('  - gameId: 2001'), all.indexOf('  - gameId: 3001'));
  expect(sentencesOf(folderWith([lotteries, vietnam, '']))).toContain(
    'vendors.yaml vendors[14]: expected a lottery in lottery/lotteries.yaml that TCG_LOTTO_VN shows.',
  );
  const off = vietnam.replaceAll('on: true', 'on: false');
  expect(off).not.toBe(vietnam);
  const sentences = sentencesOf(folderWith([lotteries, vietnam, off]));
  expect(sentences.filter((one) => one.startsWith(file))).toEqual([]);
});

test('no mission counts games of a vendor that has none', () => {
  const goal = 'goal: { measure: validBets, ';
  const folder = folderWith(['missions.yaml', goal, `${goal}vendor: ELOTT, `]);
  expect(sentencesOf(folder)).toContainEqual(
    expect.stringContaining('goal.vendor: expected a vendor of games, "ELOTT" opens the lottery.'),
  );
});
