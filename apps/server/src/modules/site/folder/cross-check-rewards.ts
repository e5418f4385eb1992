import { formatAmount } from '@pavilion/domain/wallet/money';
import type { CheckedFile } from './check-file.ts';
import { engineMistakes } from './cross-check-engines.ts';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { FilePath } from './yaml-file.ts';

/** An amount in minor units that the site promises somewhere. */
type Promised = { file: CheckedFile<unknown>; path: FilePath; amount: bigint | undefined };

/** Everything that is given for an act: a day of the check-in, a friend, the app, or a mission. */
function giftsOf({ missions, rewards }: SiteFiles) {
  const { app, referral } = rewards.value ?? {};
  const once = [
    { path: ['referral', 'reward'] as FilePath, gift: referral?.reward },
    { path: ['app'] as FilePath, gift: app },
  ].flatMap(({ path, gift }) =>
    gift ? [{ file: rewards, path, gift: { kind: 'cash' as const, ...gift } }] : [],
  );
  return [
    ...once,
    ...(rewards.value?.signIn?.days ?? []).map((gift, index) => {
      const path: FilePath = ['signIn', 'days', index];
      return { file: rewards, path, gift };
    }),
    ...(missions.value?.missions ?? []).map(({ reward }, index) => {
      const path: FilePath = ['missions', index, 'reward'];
      return { file: missions, path, gift: reward };
    }),
  ];
}

const vipBonuses = ['levelUpBonus', 'weeklyBonus', 'monthlyBonus', 'birthdayBonus'] as const;

/** Every amount that members are promised, but for the mall, or that one operator may give alone. */
function promisedAmounts(files: SiteFiles): Promised[] {
  const { policy, promotions, rewards, vip } = files;
  const levels = vip.value?.levels ?? [];
  const offers = promotions.value?.promotions ?? [];
  const rebates = rewards.value?.cashback.promotions ?? [];
  const tiers = rewards.value?.referral?.tiers ?? [];
  return [
    ...levels.flatMap(({ benefits }, index) =>
      vipBonuses.map((name): Promised => {
        const path = ['levels', index, 'benefits', name];
        return { file: vip, path, amount: benefits[name] };
      }),
    ),
    ...offers.flatMap(({ reward }, index) =>
      (['amount', 'maximum'] as const).map((name): Promised => {
        const path = ['promotions', index, 'reward', name];
        return { file: promotions, path, amount: reward[name] };
      }),
    ),
    ...rebates.map(({ maximum }, index): Promised => {
      const path = ['cashback', 'promotions', index, 'maximum'];
      return { file: rewards, path, amount: maximum };
    }),
    ...tiers.map(({ amount }, index): Promised => {
      const path = ['referral', 'tiers', index, 'amount'];
      return { file: rewards, path, amount };
    }),
    ...giftsOf(files)
      .filter(({ gift }) => gift.kind === 'cash')
      .map(({ file, path, gift }): Promised => ({
        file,
        path: [...path, 'amount'],
        amount: gift.amount,
      })),
    { file: policy, path: ['reward', 'aloneUpTo'], amount: policy.value?.reward.aloneUpTo },
  ];
}

/** The module of bonuses refuses a grant above the policy, so nothing may promise more. */
function amountMistakes(files: SiteFiles): readonly SiteMistake[] {
  const { brand, policy } = files;
  if (!brand.value || !policy.value) return [];
  const { largestGrant } = policy.value.bonus;
  const most = formatAmount(largestGrant, brand.value.currency.digits);
  const words = `an amount up to bonus.largestGrant in policy.yaml, which is "${most}"`;
  return promisedAmounts(files).flatMap(({ file, path, amount }) =>
    amount === undefined || amount <= largestGrant ? [] : [mistakeAt(file, path, words)],
  );
}

/** Every number of times that a reward is wagered. */
function wageringTimesOf(files: SiteFiles) {
  const { mall, promotions, rewards } = files;
  const offers = promotions.value?.promotions ?? [];
  const ofOffers = offers.map(({ reward }, index) => {
    const path = ['promotions', index, 'reward', 'wageringTimes'];
    return { file: promotions, path, times: reward.wageringTimes };
  });
  const ofPoints = mall.value
    ? [{ file: mall, path: ['points', 'wageringTimes'], times: mall.value.points.wageringTimes }]
    : [];
  const ofGifts = giftsOf(files).map(({ file, path, gift }) => ({
    file,
    path: [...path, 'wageringTimes'],
    times: gift.wageringTimes,
  }));
  if (!rewards.value) return [...ofOffers, ...ofPoints, ...ofGifts];
  const { vip, cashback } = rewards.value;
  return [
    ...ofOffers,
    ...ofPoints,
    ...ofGifts,
    { file: rewards, path: ['vip', 'wageringTimes'], times: vip.wageringTimes },
    { file: rewards, path: ['cashback', 'wageringTimes'], times: cashback.wageringTimes },
    ...cashback.promotions.map(({ wageringTimes }, index) => {
      const path = ['cashback', 'promotions', index, 'wageringTimes'];
      return { file: rewards, path, times: wageringTimes };
    }),
  ];
}

/** No reward is wagered more often than the policy allows. */
function wageringMistakes(files: SiteFiles): readonly SiteMistake[] {
  if (!files.policy.value) return [];
  const { largestWagering } = files.policy.value.bonus;
  const words = `a number up to bonus.largestWagering in policy.yaml, which is ${largestWagering}`;
  return wageringTimesOf(files).flatMap(({ file, path, times }) =>
    times <= largestWagering ? [] : [mistakeAt(file, path, words)],
  );
}

/** Finds rewards of any file that the policy of the site would refuse. */
export function rewardMistakes(files: SiteFiles): readonly SiteMistake[] {
  return [...amountMistakes(files), ...wageringMistakes(files), ...engineMistakes(files)];
}
