import { screenLink, type ScreenLink } from '#features/site/screen-links.ts';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { flame, megaphone } from '@pavilion/ui/icons/home-icons.ts';
import {
  arrowLeftRight,
  chartLine,
  circleHelp,
  gem,
  layoutGrid,
  receiptText,
  shieldCheck,
  shoppingBag,
} from '@pavilion/ui/icons/shell-icons.ts';

/** Section 2, "Side menu": each shows only if its flag is on. */
export const memberEntries: readonly ScreenLink[] = [
  screenLink('gameRecord', receiptText, 'menu.betRecords'),
  screenLink('transactionRecord', arrowLeftRight, 'menu.transactions'),
  screenLink('profitAndLoss', chartLine, 'menu.profitAndLoss'),
  screenLink('rewardCenter', gem, 'menu.rewardCenter'),
  screenLink('mall', shoppingBag, 'menu.mall'),
  screenLink('securityCenter', shieldCheck, 'menu.securityCenter'),
];

export const siteEntries: readonly ScreenLink[] = [
  screenLink('promotions', gift, 'menu.promotions'),
  screenLink('hotGames', flame, 'menu.hotGames'),
  screenLink('gameCenter', layoutGrid, 'menu.gameCenter'),
  screenLink('notices', megaphone, 'menu.notices'),
  screenLink('help', circleHelp, 'menu.help'),
];
