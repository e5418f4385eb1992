import { paths } from '../../kit/paths.ts';
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
  flag?: string;
};

/** Section 2, "Side menu": each shows only if its flag is on. */
export const memberEntries: readonly MenuEntry[] = [
  {
    label: 'menu.betRecords',
    href: paths.gameRecord(),
    icon: receiptText,
    flag: 'TRANSBETREPMEM3',
  },
  {
    label: 'menu.transactions',
    href: paths.transactionRecord(),
    icon: arrowLeftRight,
    flag: 'TRANSREC3',
  },
  { label: 'menu.profitAndLoss', href: paths.profitAndLoss(), icon: chartLine, flag: 'PERSREP' },
  { label: 'menu.rewardCenter', href: paths.rewardCenter(), icon: gem, flag: 'REWCEN3' },
  { label: 'menu.mall', href: paths.mall(), icon: shoppingBag, flag: 'PTSYS3' },
  {
    label: 'menu.securityCenter',
    href: paths.securityCenter(),
    icon: shieldCheck,
    flag: 'SECPRIV',
  },
];

export const siteEntries: readonly MenuEntry[] = [
  { label: 'menu.promotions', href: paths.promotions(), icon: gift },
  { label: 'menu.hotGames', href: paths.hotGames(), icon: flame },
  { label: 'menu.gameCenter', href: paths.gameCenter(), icon: layoutGrid },
  { label: 'menu.notices', href: paths.notices(), icon: megaphone },
  { label: 'menu.help', href: paths.help(), icon: circleHelp },
];

export function shownEntries(
  entries: readonly MenuEntry[],
  flags: Readonly<Record<string, boolean>>,
): MenuEntry[] {
  return entries.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
