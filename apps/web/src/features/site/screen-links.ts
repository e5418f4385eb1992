import type { MessageKey } from '#kit/text.ts';
import type { WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import { screenOf } from '@pavilion/screens/find-screen';
import type { ScreenId } from '@pavilion/screens/screens';
import { userRound } from '@pavilion/ui/icons/first-icons.ts';
import {
  arrowLeftRight,
  chartColumn,
  chartLine,
  gauge,
  gem,
  receiptText,
  shieldCheck,
  shoppingBag,
} from '@pavilion/ui/icons/shell-icons.ts';

/** A menu's link to a screen. */
export type ScreenLink = {
  label: MessageKey;
  href: string;
  icon: string;
  /** Shown only while this flag of the site is on. */
  flag?: WhitelabelFlag | undefined;
  /** Shown in a time-out or self-exclusion too. */
  whileExcluded?: true | undefined;
};

/** Address and flag come from the screen's row, and so does the label unless one is given. */
export function screenLink(id: ScreenId, icon: string, label?: MessageKey): ScreenLink {
  const { title, path, flag, whileExcluded } = screenOf(id);
  return { label: label ?? title, href: path, icon, flag, whileExcluded };
}

export function shownLinks(
  links: readonly ScreenLink[],
  flags: Readonly<Record<string, boolean>>,
): ScreenLink[] {
  return links.filter(({ flag }) => flag === undefined || flags[flag] === true);
}

/** Section 2, "Side menu" and "Settings": a member's own pages; one with a flag shows only if it is on. */
export const ownLinks: readonly ScreenLink[] = [
  screenLink('gameRecord', receiptText),
  screenLink('transactionRecord', arrowLeftRight),
  screenLink('profitAndLoss', chartLine),
  screenLink('history', chartColumn),
  screenLink('rewardCenter', gem),
  screenLink('mall', shoppingBag),
  screenLink('securityCenter', shieldCheck),
];

/** Player protection: at most two taps from every page of a member, whatever the flags. */
export const limitsLink = screenLink('limits', gauge);

/** Replaces the limits in a time-out or self-exclusion. */
export const exclusionLink = screenLink('exclusion', gauge);

/** Stands first in the menu of a member who has to finish the account. */
export const finishLink = screenLink('finishAccount', userRound);

/** The links that are left in a time-out or self-exclusion, and before an account is finished. */
export function linksWhileExcluded(links: readonly ScreenLink[]): ScreenLink[] {
  return links.filter(({ whileExcluded }) => whileExcluded === true);
}
