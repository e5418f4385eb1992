import { formatRate, parseRate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { RewardRules, SitePromotion } from './site.ts';

type Rebate = RewardRules['cashback']['promotions'][number];

const codeOf = (id: string) => `CASHBACK:${id}`;

/** What differs between the page of a rebate and what pays it: the key, and what it must be. */
function differences(
  { entry, period, promoCode, reward }: SitePromotion,
  { id, percent, maximum, wageringTimes }: Rebate,
  digits: number,
): readonly { path: readonly string[]; expected: string }[] {
  const asPaid = (figure: string | number) => `${figure}, as in rewards.yaml`;
  const isSame = reward.percent !== undefined && parseRate(`${reward.percent}`) === percent;
  return [
    { path: ['promoCode'], is: promoCode === codeOf(id), expected: codeOf(id) },
    // The engine has no end, so its page has none.
    { path: ['period'], is: period.endDate === null, expected: 'noExpiry: true' },
    { path: ['entry'], is: entry === 'automatic', expected: 'automatic' },
    { path: ['reward', 'kind'], is: reward.kind === 'cash', expected: 'cash' },
    { path: ['reward', 'percent'], is: isSame, expected: asPaid(formatRate(percent)) },
    {
      path: ['reward', 'maximum'],
      is: reward.maximum === maximum,
      expected: asPaid(`"${formatAmount(maximum, digits)}"`),
    },
    {
      path: ['reward', 'wageringTimes'],
      is: reward.wageringTimes === wageringTimes,
      expected: asPaid(wageringTimes),
    },
  ].filter(({ is }) => !is);
}

/** Every rebate of rewards.yaml has a page of its own, which promises the same. */
function rebateMistakes({ brand, promotions, rewards }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !promotions.value || !rewards.value) return [];
  const { digits } = brand.value.currency;
  const pages = promotions.value.promotions;
  const rebates = rewards.value.cashback.promotions;
  return rebates.flatMap((rebate, index) => {
    const at = (expected: string) =>
      mistakeAt(rewards, ['cashback', 'promotions', index, 'id'], expected);
    const first = rebates.findIndex(({ id }) => id === rebate.id);
    if (first < index) {
      return [at(`another id, "${rebate.id}" is taken by cashback.promotions[${first}]`)];
    }
    const place = pages.findIndex(({ id }) => id === rebate.id);
    const page = pages[place];
    if (!page) return [at(`a promotion of promotions.yaml, "${rebate.id}" is none`)];
    return differences(page, rebate, digits).map(({ path, expected }) =>
      mistakeAt(promotions, ['promotions', place, ...path], expected),
    );
  });
}

/** No page says by its code that cash-back pays it where none does. */
function codeMistakes({ promotions, rewards }: SiteFiles): readonly SiteMistake[] {
  if (!promotions.value || !rewards.value) return [];
  const paid = new Set(rewards.value.cashback.promotions.map(({ id }) => id));
  return promotions.value.promotions.flatMap(({ id, promoCode = '' }, index) => {
    if (!promoCode.startsWith(codeOf('')) || paid.has(id)) return [];
    const words = `no code of cash-back, because rewards.yaml has none with the id "${id}"`;
    return [mistakeAt(promotions, ['promotions', index, 'promoCode'], words)];
  });
}

const figures = ['amount', 'points', 'percent', 'maximum'] as const;

/** The figures of a page that another place sets, so that it must not name them. */
const namedFigures = ({ reward }: SitePromotion) =>
  figures.filter((key) => reward[key] !== undefined);

/** The page of the birthday bonus names no amount, since each VIP level has its own. */
function birthdayMistakes({ promotions, rewards }: SiteFiles): readonly SiteMistake[] {
  if (!promotions.value || !rewards.value) return [];
  const { wageringTimes } = rewards.value.vip;
  return promotions.value.promotions.flatMap((page, index) => {
    const { promoCode, entry, reward } = page;
    if (promoCode !== 'BIRTHDAY') return [];
    const at = (path: readonly string[], expected: string) =>
      mistakeAt(promotions, ['promotions', index, ...path], expected);
    return [
      ...namedFigures(page).map((key) =>
        at(['reward', key], 'no such key, because VIP levels set the amount'),
      ),
      ...(entry === 'automatic' ? [] : [at(['entry'], 'automatic')]),
      ...(reward.wageringTimes === wageringTimes
        ? []
        : [at(['reward', 'wageringTimes'], `${wageringTimes}, as of vip in rewards.yaml`)]),
    ];
  });
}

/** Pages of red envelope rain name no figures, since operators plan each rain with its own. */
function rainMistakes({ promotions }: SiteFiles): readonly SiteMistake[] {
  if (!promotions.value) return [];
  return promotions.value.promotions.flatMap((page, index) => {
    const { promoCode, entry, reward } = page;
    if (promoCode !== 'RED_RAIN') return [];
    const at = (path: readonly string[], expected: string) =>
      mistakeAt(promotions, ['promotions', index, ...path], expected);
    return [
      ...namedFigures(page).map((key) =>
        at(['reward', key], 'no such key, because each rain has its own amounts'),
      ),
      ...(entry === 'automatic' ? [] : [at(['entry'], 'automatic')]),
      ...(reward.kind === 'cash' ? [] : [at(['reward', 'kind'], 'cash')]),
    ];
  });
}

/** Finds promotions that promise something else than what the site pays for them by itself. */
export function engineMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [
    ...rebateMistakes(files),
    ...codeMistakes(files),
    ...birthdayMistakes(files),
    ...rainMistakes(files),
  ];
}
