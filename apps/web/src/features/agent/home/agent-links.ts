import { screenLink, shownLinks, type ScreenLink } from '#features/site/screen-links.ts';
import { paths } from '@pavilion/screens/paths';
import { users } from '@pavilion/ui/icons/content-icons.ts';
import { gift, wallet } from '@pavilion/ui/icons/first-icons.ts';
import { banknoteArrowDown } from '@pavilion/ui/icons/form-icons.ts';
import {
  arrowLeftRight,
  chartColumn,
  chartLine,
  mail,
  receiptText,
  settings,
  shieldCheck,
} from '@pavilion/ui/icons/shell-icons.ts';
import { pageFlags, type FlaggedPage } from '../team/page-flags.ts';

const flagged = (id: FlaggedPage, icon: string): ScreenLink => ({
  ...screenLink(id, icon),
  flag: pageFlags[id],
});

/** The entries of the agent home in the order of the seed; one with a flag needs it to be on. */
const links: readonly ScreenLink[] = [
  flagged('teamOverview', chartColumn),
  {
    ...screenLink('transactionRecord', arrowLeftRight),
    href: paths.transactionRecord({ types: 'A' }),
  },
  flagged('teamMembers', users),
  screenLink('redRain', gift),
  flagged('teamProfitAndLoss', chartLine),
  flagged('teamBetting', receiptText),
  flagged('agentRebate', settings),
  flagged('teamRebate', banknoteArrowDown),
  screenLink('securityCenter', shieldCheck),
  { ...screenLink('messages', mail), flag: 'MAILCEN' },
  flagged('downlineTransfer', wallet),
];

export function agentLinks(flags: Readonly<Record<string, boolean>>): ScreenLink[] {
  return shownLinks(links, flags);
}
