import type { CheckedFile } from './check-file.ts';
import { agentMistakes } from './cross-check-agents.ts';
import { catalogueMistakes } from './cross-check-catalogue.ts';
import { giveBackMistakes } from './cross-check-give-back.ts';
import { mallMistakes } from './cross-check-mall.ts';
import { missionMistakes } from './cross-check-missions.ts';
import { referralMistakes } from './cross-check-referral.ts';
import { rewardMistakes } from './cross-check-rewards.ts';
import { signInMistakes } from './cross-check-sign-in.ts';
import { vipMistakes } from './cross-check-vip.ts';
import { lotteryMistakes } from './lottery/cross-check-lotteries.ts';
import { lotteryNameMistakes } from './lottery/cross-check-lottery-names.ts';
import { lotteryOddsMistakes } from './lottery/cross-check-lottery-odds.ts';
import { lotteryVendorMistakes } from './lottery/cross-check-lottery-vendors.ts';
import { mistakeAt, repeatsIn } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';

/** Finds mistakes that show only when entries, or files, are compared with each other. */
export function crossCheck(files: SiteFiles, now: Date): readonly SiteMistake[] {
  return [
    ...repeats(files),
    ...languageMistakes(files),
    ...dialingCodeMistakes(files),
    ...catalogueMistakes(files),
    ...agentMistakes(files),
    ...promotionMistakes(files),
    ...loginOfferMistakes(files),
    ...depositBonusMistakes(files),
    ...withdrawalTermMistakes(files),
    ...paymentMistakes(files),
    ...vipMistakes(files),
    ...rewardMistakes(files),
    ...mallMistakes(files),
    ...signInMistakes(files),
    ...referralMistakes(files),
    ...missionMistakes(files),
    ...giveBackMistakes(files),
    ...lotteryMistakes(files, now),
    ...lotteryNameMistakes(files),
    ...lotteryOddsMistakes(files),
    ...lotteryVendorMistakes(files),
    ...redirectMistakes(files),
  ];
}

/** The lists, by file, and the keys that must be unique in them. */
const uniqueKeys = [
  ['languages', 'languages', 'code'],
  ['links', 'resources', 'resourceType'],
  ['customerService', 'channels', 'id'],
  ['announcements', 'announcements', 'id'],
  ['promotions', 'categories', 'id'],
  ['promotions', 'promotions', 'id'],
  ['help', 'sections', 'id'],
  ['mall', 'items', 'id'],
  ['missions', 'missions', 'id'],
  ['protection', 'help', 'name'],
  ['paymentChannels', 'deposit', 'id'],
  ['paymentChannels', 'depositBanks', 'id'],
  ['paymentChannels', 'withdrawBanks', 'id'],
  ['vendors', 'vendors', 'code'],
  ['vendors', 'categories', 'gameType'],
  ['games', 'games', 'gameId'],
  ['games', 'games', 'nodeId'],
  ['lotteries', 'lotteries', 'gameId'],
  ['lotteries', 'lotteries', 'code'],
  ['lotteries', 'stations', 'code'],
  ['hotMatches', 'teams', 'id'],
  ['hotMatches', 'matches', 'id'],
  ['redirects', 'redirects', 'from'],
  ['m_home', 'banners', 'id'],
  ['m_adver', 'banners', 'id'],
  ['m_event', 'banners', 'id'],
  ['m_reg', 'banners', 'id'],
] as const satisfies readonly (readonly [keyof SiteFiles, string, string])[];

function repeats(files: SiteFiles): readonly SiteMistake[] {
  return uniqueKeys.flatMap(([name, list, key]) => {
    const file: CheckedFile<unknown> = files[name];
    if (file.value === undefined) return [];
    return repeatsIn(file, list, (file.value as Record<string, object[]>)[list] ?? [], key);
  });
}

function languageMistakes({ brand, languages }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !languages.value) return [];
  const { defaultLanguage } = brand.value;
  const isOn = languages.value.languages.some(({ code, on }) => on && code === defaultLanguage);
  if (isOn) return [];
  const words = `a language that is switched on in languages.yaml, "${defaultLanguage}" is not`;
  return [mistakeAt(brand, ['defaultLanguage'], words)];
}

/** Numbers typed without a country code are taken as numbers of the site's own country. */
function dialingCodeMistakes({ brand, policy }: SiteFiles): readonly SiteMistake[] {
  if (!brand.value || !policy.value) return [];
  const { dialingCodes } = policy.value.verificationCode;
  const own = brand.value.dialingCode;
  if (dialingCodes === undefined || dialingCodes.includes(own)) return [];
  const words = `the site's own dialing code among them, "${own}" is not`;
  return [mistakeAt(policy, ['verificationCode', 'dialingCodes'], words)];
}

function promotionMistakes({ promotions }: SiteFiles): readonly SiteMistake[] {
  if (!promotions.value) return [];
  const known = new Set(promotions.value.categories.map(({ id }) => id));
  return promotions.value.promotions.flatMap(({ categories }, promotion) =>
    categories.flatMap((category, index) => {
      if (known.has(category)) return [];
      const path = ['promotions', promotion, 'categories', index];
      return [mistakeAt(promotions, path, `a category of this file, "${category}" is none`)];
    }),
  );
}

function loginOfferMistakes({ policy, promotions }: SiteFiles): readonly SiteMistake[] {
  const offer = policy.value?.login.offer;
  if (offer === undefined || !promotions.value) return [];
  if (promotions.value.promotions.some(({ id }) => id === offer)) return [];
  const words = `a promotion of promotions.yaml, "${offer}" is none`;
  return [mistakeAt(policy, ['login', 'offer'], words)];
}

/** A deposit bonus is computed in whole percents of the deposit and needs a limit. */
function depositBonusMistakes({ promotions }: SiteFiles): readonly SiteMistake[] {
  if (!promotions.value) return [];
  return promotions.value.promotions.flatMap(({ bonus, reward, minimumDeposit }, index) => {
    if (!bonus) return [];
    const isWhole = Number.isInteger(reward.percent) && reward.wageringTimes > 0;
    if (isWhole && reward.maximum !== undefined && minimumDeposit !== undefined) return [];
    const path = ['promotions', index, 'bonus'];
    const words =
      'a whole reward.percent, reward.maximum, reward.wageringTimes above 0 and minimumDeposit';
    return [mistakeAt(promotions, path, words)];
  });
}

/** Checks the promotions of a site whose licence forbids that a bonus blocks withdrawals. */
function withdrawalTermMistakes({ policy, promotions }: SiteFiles): readonly SiteMistake[] {
  if (!policy.value || !promotions.value || policy.value.bonus.mayBlockWithdrawal) return [];
  return promotions.value.promotions.flatMap(({ bonus }, index) => {
    if (bonus?.withdrawal !== 'blocks') return [];
    const path = ['promotions', index, 'bonus', 'withdrawal'];
    return [
      mistakeAt(promotions, path, 'ends, because mayBlockWithdrawal of policy.yaml is false'),
    ];
  });
}

function paymentMistakes({ paymentChannels }: SiteFiles): readonly SiteMistake[] {
  if (!paymentChannels.value) return [];
  const { deposit, depositBanks, withdrawBanks } = paymentChannels.value;
  const banks = new Set(withdrawBanks.map(({ id }) => id));
  const quick = deposit.flatMap(({ quickAmounts, minimum, maximum }, channel) =>
    quickAmounts.flatMap((amount, index) => {
      if (amount >= minimum && amount <= maximum) return [];
      const path = ['deposit', channel, 'quickAmounts', index];
      return [mistakeAt(paymentChannels, path, 'an amount from minimum to maximum')];
    }),
  );
  const unknown = depositBanks.flatMap(({ bank }, index) => {
    if (banks.has(bank)) return [];
    const path = ['depositBanks', index, 'bank'];
    return [mistakeAt(paymentChannels, path, `a bank of withdrawBanks, "${bank}" is none`)];
  });
  return [...quick, ...unknown];
}

function redirectMistakes({ redirects }: SiteFiles): readonly SiteMistake[] {
  if (!redirects.value) return [];
  const sources = new Set(redirects.value.redirects.map(({ from }) => from));
  return redirects.value.redirects.flatMap(({ to }, index) => {
    if (!sources.has(to)) return [];
    const words = 'a path that is not redirected itself, so that no visitor goes round in circles';
    return [mistakeAt(redirects, ['redirects', index, 'to'], words)];
  });
}
