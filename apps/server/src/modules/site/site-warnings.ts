import { gameTypes } from '@pavilion/domain/game/game-type';
import type { Site } from './folder/site.ts';

type Benefits = Site['vip']['levels'][number]['benefits'];

const figures = [
  'levelUpBonus',
  'weeklyBonus',
  'monthlyBonus',
  'birthdayBonus',
  'withdrawalsPerDay',
  'withdrawDailyMaximum',
] as const;

function lessThan(benefits: Benefits, before: Benefits): readonly string[] {
  return [
    ...figures.filter((name) => benefits[name] < before[name]),
    ...gameTypes
      .filter((category) => benefits.rebatePercent[category] < before.rebatePercent[category])
      .map((category) => `rebatePercent.${category}`),
  ];
}

/** Says, in a sentence each, what of a site is allowed and hardly meant. */
export function siteWarnings({ vip: { levels } }: Pick<Site, 'vip'>): readonly string[] {
  return levels.flatMap(({ benefits }, index) => {
    const before = levels[index - 1];
    return lessThan(benefits, before?.benefits ?? benefits).map(
      (name) => `vip.yaml levels[${index}].benefits.${name}: less than at the level before.`,
    );
  });
}
