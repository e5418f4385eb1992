import { formatAmount } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { RewardRules, SitePromotion } from './site.ts';

const code = 'DAILY_CHECK_IN';

const mostDaysOfMonth = 31;

/** The rewards of the days that may come, and conditions that ask for something. */
function rowMistakes({ rewards }: SiteFiles): readonly SiteMistake[] {
  const signIn = rewards.value?.signIn;
  if (!signIn) return [];
  const { row, days, conditions } = signIn;
  const at = (path: readonly string[], words: string) => mistakeAt(rewards, path, words);
  const isWhole = row !== 'month' || days.length === mostDaysOfMonth;
  const asked = [
    [['deposit', 'amount'], conditions.deposit?.amount],
    [['validBets'], conditions.validBets],
  ] as const;
  return [
    ...(isWhole ? [] : [at(['signIn', 'days'], `${mostDaysOfMonth} days, because row is month`)]),
    ...asked
      .filter(([, amount]) => amount !== undefined && amount <= 0n)
      .map(([path]) => at(['signIn', 'conditions', ...path], 'an amount above 0')),
  ];
}

type Difference = { path: readonly string[]; is: boolean; expected: string };

/** What differs between the page of the check-in and what the first day gives. */
function differences(
  { entry, period, reward }: SitePromotion,
  { kind, amount, wageringTimes }: NonNullable<RewardRules['signIn']>['days'][number],
  digits: number,
): readonly Difference[] {
  const asPaid = (figure: string | number) => `${figure}, as on the first day of signIn`;
  const isPoints = kind === 'points';
  const other = isPoints ? 'amount' : 'points';
  return [
    { path: ['entry'], is: entry === 'automatic', expected: 'automatic' },
    // A row of days has no end, so its page has none.
    { path: ['period'], is: period.endDate === null, expected: 'noExpiry: true' },
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
      expected: `no such key, because the first day of signIn gives ${kind}`,
    })),
  ].filter(({ is }) => !is);
}

/** One page at most tells of the check-in, and of what it gives on the first day. */
function pageMistakes({ brand, promotions, rewards }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !promotions.value || !rewards.value) return [];
  const { digits } = brand.value.currency;
  const first = rewards.value.signIn?.days[0];
  const pages = promotions.value.promotions;
  const place = pages.findIndex(({ promoCode }) => promoCode === code);
  return pages.flatMap((page, index) => {
    if (page.promoCode !== code) return [];
    const at = (path: readonly string[], words: string) =>
      mistakeAt(promotions, ['promotions', index, ...path], words);
    if (!first) return [at(['promoCode'], `another code, because rewards.yaml has no signIn`)];
    if (index > place) {
      return [at(['promoCode'], `another code, ${code} is taken by promotions[${place}]`)];
    }
    return differences(page, first, digits).map(({ path, expected }) => at(path, expected));
  });
}

/** Finds mistakes in the row of days to sign in for, and in the page that tells of it. */
export function signInMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [...rowMistakes(files), ...pageMistakes(files)];
}
