import { formatAmount } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { RewardRules, SitePromotion } from './site.ts';

/** What one page of promotions.yaml tells of: the code of the page, and what the site pays. */
export type PaidByItself = {
  code: string;
  /** The key of rewards.yaml. */
  key: keyof RewardRules;
  /** Nothing where rewards.yaml has no such key. */
  gift: { kind: 'cash' | 'points'; amount: bigint; wageringTimes: number } | undefined;
  /** Where the figures come from, such as "as of app in rewards.yaml". */
  source: string;
  /** Who gives it, such as "app of rewards.yaml". */
  giver: string;
  /** Whether what the site pays has no end, so that its page must have none. */
  isEndless?: boolean;
};

/** What differs between a page and what the site pays: the key, and what it must be. */
function differences(
  { entry, period, reward }: SitePromotion,
  { source, giver, isEndless = false }: PaidByItself,
  { kind, amount, wageringTimes }: NonNullable<PaidByItself['gift']>,
  digits: number,
): readonly { path: readonly string[]; expected: string }[] {
  const asPaid = (figure: string | number) => `${figure}, ${source}`;
  const isPoints = kind === 'points';
  const other = isPoints ? 'amount' : 'points';
  return [
    { path: ['entry'], is: entry === 'automatic', expected: 'automatic' },
    { path: ['period'], is: !isEndless || period.endDate === null, expected: 'noExpiry: true' },
    { path: ['reward', 'kind'], is: reward.kind === kind, expected: asPaid(kind) },
    isPoints
      ? {
          path: ['reward', 'points'],
          is: reward.points !== undefined && BigInt(reward.points) === amount,
          expected: asPaid(`${amount}`),
        }
      : {
          path: ['reward', 'amount'],
          is: reward.amount === amount,
          expected: asPaid(`"${formatAmount(amount, digits)}"`),
        },
    {
      path: ['reward', 'wageringTimes'],
      is: reward.wageringTimes === wageringTimes,
      expected: asPaid(wageringTimes),
    },
    ...([other, 'percent', 'maximum'] as const).map((key) => ({
      path: ['reward', key],
      is: reward[key] === undefined,
      expected: `no such key, because ${giver} gives ${kind}`,
    })),
  ].filter(({ is }) => !is);
}

/** One page at most has the code, only where the site pays, and it promises the same. */
export function pageMistakes(
  { brand, promotions, rewards }: SiteFiles,
  paid: PaidByItself,
): readonly SiteMistake[] {
  if (!brand.value || !promotions.value || !rewards.value) return [];
  const { digits } = brand.value.currency;
  const { code, key, gift } = paid;
  const pages = promotions.value.promotions;
  const place = pages.findIndex(({ promoCode }) => promoCode === code);
  return pages.flatMap((page, index) => {
    if (page.promoCode !== code) return [];
    const at = (path: readonly string[], words: string) =>
      mistakeAt(promotions, ['promotions', index, ...path], words);
    if (!gift) return [at(['promoCode'], `another code, because rewards.yaml has no ${key}`)];
    if (index > place) {
      return [at(['promoCode'], `another code, ${code} is taken by promotions[${place}]`)];
    }
    return differences(page, paid, gift, digits).map(({ path, expected }) => at(path, expected));
  });
}
