import { screenLink, shownLinks, type ScreenLink } from '#features/site/screen-links.ts';
import { gift, userRound } from '@pavilion/ui/icons/first-icons.ts';
import {
  arrowLeftRight,
  chartLine,
  gem,
  history,
  mail,
  settings,
  shieldCheck,
} from '@pavilion/ui/icons/shell-icons.ts';

/** Links of the member centre; one with a flag is shown only while the site has it on. */
const links: readonly ScreenLink[] = [
  screenLink('myAccount', userRound),
  screenLink('gameRecord', history),
  screenLink('transactionRecord', arrowLeftRight),
  screenLink('profitAndLoss', chartLine),
  screenLink('rewardCenter', gift),
  screenLink('mall', gem),
  screenLink('securityCenter', shieldCheck),
  screenLink('messages', mail),
  screenLink('settings', settings),
];

export function memberLinks(flags: Readonly<Record<string, boolean>>): ScreenLink[] {
  return shownLinks(links, flags);
}
