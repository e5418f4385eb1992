import { formatAmount } from '@pavilion/domain/wallet/money';
import { pageMistakes, type PaidByItself } from './cross-check-page.ts';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { RewardRules } from './site.ts';

type Referral = NonNullable<RewardRules['referral']>;
type Wrong = { path: readonly (string | number)[]; expected: string };

/** Each tier takes more friends than the one before, and no more than one member may have. */
function tierMistakes({ tiers, limits: { inAll } }: Referral): readonly Wrong[] {
  return tiers.flatMap(({ friends }, index) => {
    const path = ['tiers', index, 'friends'];
    const before = tiers[index - 1]?.friends ?? 0;
    return [
      ...(friends > before
        ? []
        : [{ path, expected: `more than the tier before, which takes ${before}` }]),
      ...(friends <= inAll
        ? []
        : [{ path, expected: `at most inAll of limits, which is ${inAll}` }]),
    ];
  });
}

/** A longer time allows no fewer friends than a shorter one. */
function limitMistakes({ limits }: Referral): readonly Wrong[] {
  const { perDay, perMonth, inAll } = limits;
  return [
    ...(perDay <= perMonth
      ? []
      : [{ path: ['limits', 'perDay'], expected: `at most perMonth, which is ${perMonth}` }]),
    ...(perMonth <= inAll
      ? []
      : [{ path: ['limits', 'perMonth'], expected: `at most inAll, which is ${inAll}` }]),
  ];
}

/** A month must be able to give both sides the reward, and the largest tier on top. */
function budgetMistakes({ budget, reward, tiers }: Referral, digits: number): readonly Wrong[] {
  const tier = tiers.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
  const least = 2n * reward.amount + tier;
  if (budget >= least) return [];
  const amount = formatAmount(least, digits);
  return [
    { path: ['budget'], expected: `at least "${amount}", for both sides and the largest tier` },
  ];
}

/** Inviting works by a code, which new members must be able to give. */
function fieldMistakes({ policy }: SiteFiles): readonly SiteMistake[] {
  if (!policy.value || policy.value.registrationFields.affiliateCode.enabled) return [];
  const path = ['registrationFields', 'affiliateCode', 'enabled'];
  const words = 'true, because friends register by a code where rewards.yaml has referral';
  return [mistakeAt(policy, path, words)];
}

const cash = (gift: { amount: bigint; wageringTimes: number } | undefined) =>
  gift && { kind: 'cash' as const, ...gift };

const paidByItself = ({ rewards }: SiteFiles): readonly PaidByItself[] => [
  {
    code: 'REFERRAL',
    key: 'referral',
    gift: cash(rewards.value?.referral?.reward),
    source: 'as of referral in rewards.yaml',
    giver: 'referral of rewards.yaml',
  },
  {
    code: 'APP_DOWNLOAD',
    key: 'app',
    gift: cash(rewards.value?.app),
    source: 'as of app in rewards.yaml',
    giver: 'app of rewards.yaml',
  },
];

/** Finds mistakes in what inviting friends and the app bring, and in the pages that tell of them. */
export function referralMistakes(files: SiteFiles): readonly SiteMistake[] {
  const { brand, rewards } = files;
  const pages = paidByItself(files).flatMap((paid) => pageMistakes(files, paid));
  const referral = rewards.value?.referral;
  if (!brand.value || !referral) return pages;
  const wrong = [
    ...tierMistakes(referral),
    ...limitMistakes(referral),
    ...budgetMistakes(referral, brand.value.currency.digits),
  ];
  return [
    ...pages,
    ...fieldMistakes(files),
    ...wrong.map(({ path, expected }) => mistakeAt(rewards, ['referral', ...path], expected)),
  ];
}
