import { ApiError } from '#http/api-error.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import type { Site } from '#modules/site/site.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import type { Announcement } from '@pavilion/domain/message/announcement';
import { isOwnPicture } from '@pavilion/domain/message/operator-html';
import { hostOf, isAllowedLinkage } from '@pavilion/domain/site/link-rule';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { languagesOf, type Texts } from './content-item.ts';

function refuseUnless(holds: boolean, code: ErrorCode): void {
  if (!holds) throw new ApiError(code);
}

/** Hosts that the site folder links to; an operator's banners may link there too. */
function linkHosts(site: Site): ReadonlySet<string> {
  const addresses = [
    ...site.links.map(({ url }) => url),
    ...site.customerService.map(({ path }) => path ?? ''),
    ...Object.values(site.banners).flatMap((banners) => banners.map(({ linkage }) => linkage)),
  ];
  return new Set(addresses.map(hostOf).filter((host) => host !== null));
}

export function checkLinkage(site: Site, linkage: string): void {
  refuseUnless(isAllowedLinkage(linkage, linkHosts(site)), 'content.linkage');
}

/** Accepts the name of a picture of the site, or a path on this site. */
export function checkPictures(pictures: FindPicture, names: readonly string[]): void {
  const known = names.every((name) => isOwnPicture(name) || pictures(name) !== null);
  refuseUnless(known, 'content.picture');
}

export function checkAudience(
  site: Site,
  {
    audience,
    vipLevelFrom,
  }: Pick<Announcement, 'vipLevelFrom'> & { audience?: string | undefined },
): void {
  const known = site.vip.levels.some(({ level }) => level === vipLevelFrom);
  refuseUnless(audience === 'vip' ? known : vipLevelFrom === null, 'content.audience');
}

/** Both ends are instants, or both are days; a missing start means now. */
export function checkSchedule(start: string | undefined, end: string | null, now: Date): void {
  if (end === null) return;
  const from = start === undefined ? now : new Date(start);
  // A period of days ends with the end of its last day.
  const until = /T/.test(end) ? new Date(end) : new Date(`${end}T23:59:59Z`);
  refuseUnless(from < until, 'content.schedule');
}

export function checkLanguages(title: Texts, content: Texts): void {
  const same = languagesOf(title).join() === languagesOf(content).join();
  refuseUnless(same, 'content.language');
}

export function checkCategories(
  wanted: readonly string[],
  categories: readonly { id: string }[],
): void {
  const known = wanted.every((id) => categories.some((category) => category.id === id));
  refuseUnless(known, 'content.category');
}

type BonusTerms = {
  reward: {
    percent?: number | undefined;
    maximum?: string | undefined;
    wageringTimes: number;
  };
  minimumDeposit?: string | undefined;
  bonus?: { contribution: object; withdrawal?: 'blocks' | 'ends' | undefined } | undefined;
};

/** A deposit bonus is computed in whole percents of the deposit and needs a limit. */
export function checkBonus(
  { policy }: Pick<Site, 'policy'>,
  { reward, minimumDeposit, bonus }: BonusTerms,
): void {
  if (bonus === undefined) return;
  const { percent = 0, maximum, wageringTimes } = reward;
  const isWhole = Number.isInteger(percent) && percent > 0 && wageringTimes > 0;
  const isLimited = maximum !== undefined && minimumDeposit !== undefined;
  const counts = Object.keys(bonus.contribution).length > 0;
  const isAllowed = bonus.withdrawal !== 'blocks' || policy.bonus.mayBlockWithdrawal;
  refuseUnless(isWhole && isLimited && counts && isAllowed, 'content.bonus');
}

export function checkAmounts(site: Site, amounts: readonly (string | undefined)[]): void {
  const { digits } = site.brand.currency;
  const fits = amounts.every((one) => one === undefined || parseAmount(one, digits) !== null);
  refuseUnless(fits, 'content.amount');
}
