import { mostInOneOrder } from '@pavilion/domain/reward/mall-order';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { MallItem } from './site.ts';

/** A bonus has an amount, and nothing else has one. */
function kindMistakes({ mall }: SiteFiles): readonly SiteMistake[] {
  if (!mall.value) return [];
  return mall.value.items.flatMap(({ kind, bonusAmount }, index) => {
    const at = (words: string) => mistakeAt(mall, ['items', index, 'bonusAmount'], words);
    if (kind !== 'bonus') {
      return bonusAmount === undefined
        ? []
        : [at('no such key, because only a bonus brings money')];
    }
    return bonusAmount !== undefined && bonusAmount > 0n ? [] : [at('an amount above 0')];
  });
}

const piecesInOneOrder = ({ perMember, perDay }: MallItem) =>
  Math.min(mostInOneOrder, perMember ?? mostInOneOrder, perDay ?? mostInOneOrder);

const grantWords = (largestGrant: bigint, digits: number) =>
  `bonus.largestGrant in policy.yaml is "${formatAmount(largestGrant, digits)}"`;

/**
 * One order brings one bonus, which the policy must allow. The stock does not count: operators add
 * to it.
 */
function bonusMistakes({ brand, mall, policy }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !mall.value || !policy.value) return [];
  const { digits } = brand.value.currency;
  const { largestGrant } = policy.value.bonus;
  return mall.value.items.flatMap((item, index) => {
    const pieces = piecesInOneOrder(item);
    if ((item.bonusAmount ?? 0n) * BigInt(pieces) <= largestGrant) return [];
    const most = formatAmount(largestGrant / BigInt(pieces), digits);
    const because = `because one order takes ${pieces} and ${grantWords(largestGrant, digits)}`;
    const words = `an amount up to "${most}", ${because}`;
    return [mistakeAt(mall, ['items', index, 'bonusAmount'], words)];
  });
}

/** Nobody can buy what takes a level above the highest, or more of it on a day than ever. */
function limitMistakes({ mall, vip }: SiteFiles): readonly SiteMistake[] {
  if (!mall.value) return [];
  const highest = vip.value && vip.value.levels.length - 1;
  return mall.value.items.flatMap(({ minLevel, perDay, perMember }, index) => {
    const at = (key: string, words: string) => mistakeAt(mall, ['items', index, key], words);
    return [
      ...(highest !== undefined && minLevel > highest
        ? [at('minLevel', `a level of vip.yaml, whose highest is ${highest}`)]
        : []),
      ...(perDay !== null && perMember !== null && perDay > perMember
        ? [at('perDay', `a number up to perMember, which is ${perMember}`)]
        : []),
    ];
  });
}

/** Points become whole units, and on every day as many as the least that can be converted. */
function conversionMistakes({ mall }: SiteFiles): readonly SiteMistake[] {
  if (!mall.value) return [];
  const { points } = mall.value;
  const { convertPerDay, minimumConversion, pointsPerCurrencyUnit } = points;
  const at = (key: string, words: string) => mistakeAt(mall, ['points', key], words);
  const multiple = `a multiple of pointsPerCurrencyUnit, which is ${pointsPerCurrencyUnit}`;
  const uneven = (['minimumConversion', 'convertPerDay'] as const).filter(
    (key) => points[key] % pointsPerCurrencyUnit !== 0,
  );
  return [
    ...uneven.map((key) => at(key, multiple)),
    ...(convertPerDay < minimumConversion
      ? [at('convertPerDay', `at least minimumConversion, which is ${minimumConversion}`)]
      : []),
  ];
}

/** A whole day's points can be converted at once, into one bonus that the policy must allow. */
function conversionAmountMistakes({ brand, mall, policy }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !mall.value || !policy.value) return [];
  const { digits } = brand.value.currency;
  const { largestGrant } = policy.value.bonus;
  const { convertPerDay, pointsPerCurrencyUnit } = mall.value.points;
  const unit = 10n ** BigInt(digits);
  const worthOfAll = largestGrant * BigInt(pointsPerCurrencyUnit);
  if (BigInt(convertPerDay) * unit <= worthOfAll) return [];
  const words = `points up to ${worthOfAll / unit}, because ${grantWords(largestGrant, digits)}`;
  return [mistakeAt(mall, ['points', 'convertPerDay'], words)];
}

/** Finds items of the mall and rules of points that contradict themselves or other files. */
export function mallMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [
    ...kindMistakes(files),
    ...bonusMistakes(files),
    ...limitMistakes(files),
    ...conversionMistakes(files),
    ...conversionAmountMistakes(files),
  ];
}
