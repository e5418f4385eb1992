import { expect, test } from 'vitest';
import { fraction } from '@pavilion/domain/lottery/fraction';
import { defaultFolder, folderWith, loadSiteFolder, mistakesOf, now } from '../changed-folder.ts';

const file = 'lottery/odds.yaml';

test('the default site has the odds of the rules and the limits of the specification', () => {
  expect(loadSiteFolder(defaultFolder, now).lotteryOdds).toEqual({
    exposure: {
      own: 20_000_000_00n,
      full: 500_000_00n,
      reduced: 1_000_000_00n,
      reducedPercent: 90,
    },
    odds: {},
  });
});

test('own odds are exact, one for each prize that a play tells apart', () => {
  const odds = "odds: { THAI: { Toad3: ['140', '280'], RunTop: ['3.25'] }, PH2: {} }";
  const { lotteryOdds } = loadSiteFolder(folderWith([file, 'odds: {}', odds]), now);
  expect(lotteryOdds.odds).toEqual({
    THAI: { Toad3: [fraction(140), fraction(280)], RunTop: [fraction(13, 4)] },
    PH2: {},
  });
});

test('a site may have no reduced odds', () => {
  expect(mistakesOf(folderWith([file, "full: '500000.00'", "full: '1000000.00'"]))).toEqual([]);
});
