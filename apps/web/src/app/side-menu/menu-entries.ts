import type { WhitelabelFlag } from '@pavilion/domain/site/whitelabel-flag';
import { screenOf } from '@pavilion/screens/find-screen';
import type { ScreenId } from '@pavilion/screens/screens';
import type { LabelKey } from '../../kit/text.ts';
import { gift } from '../../ui/icons/first-icons.ts';
import { flame, megaphone } from '../../ui/icons/home-icons.ts';
import {
  arrowLeftRight,
  chartLine,
  circleHelp,
  gem,
  layoutGrid,
  receiptText,
  shieldCheck,
  shoppingBag,
} from '../../ui/icons/shell-icons.ts';

export type MenuEntry = {
  label: LabelKey;
  href: string;
  icon: string;
  /** Shown only while this flag of the site is on. */
  flag?: WhitelabelFlag | undefined;
};

function entry(id: ScreenId, label: LabelKey, icon: string): MenuEntry {
  const { path, flag } = screenOf(id);
  return { label, href: path, icon, flag };
}

/** Section 2, "Side menu": each shows only if its flag is on. */
export const memberEntries: readonly MenuEntry[] = [
  entry('gameRecord', 'menu.betRecords', receiptText),
  entry('transactionRecord', 'menu.transactions', arrowLeftRight),
  entry('profitAndLoss', 'menu.profitAndLoss', chartLine),
  entry('rewardCenter', 'menu.rewardCenter', gem),
  entry('mall', 'menu.mall', shoppingBag),
  entry('securityCenter', 'menu.securityCenter', shieldCheck),
];

export const siteEntries: readonly MenuEntry[] = [
  entry('promotions', 'menu.promotions', gift),
  entry('hotGames', 'menu.hotGames', flame),
  entry('gameCenter', 'menu.gameCenter', layoutGrid),
  entry('notices', 'menu.notices', megaphone),
  entry('help', 'menu.help', circleHelp),
];

export function shownEntries(
  entries: readonly MenuEntry[],
  flags: Readonly<Record<string, boolean>>,
): MenuEntry[] {
  return entries.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
