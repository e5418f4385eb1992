import { paths } from '../../kit/paths.ts';
import type { LabelKey } from '../../kit/text.ts';
import { gift, userRound } from '../../ui/icons/first-icons.ts';
import {
  arrowLeftRight,
  chartLine,
  gem,
  history,
  mail,
  settings,
  shieldCheck,
} from '../../ui/icons/shell-icons.ts';

export type MemberLink = { label: LabelKey; href: string; icon: string; flag?: string };

/** Links of the member centre; one with a flag shows only while the site has it on. */
const links: readonly MemberLink[] = [
  { label: 'title.myAccount', href: paths.myAccount(), icon: userRound },
  {
    label: 'title.gameRecord',
    href: paths.gameRecord(),
    icon: history,
    flag: 'TRANSBETREPMEM3',
  },
  {
    label: 'title.transactionRecord',
    href: paths.transactionRecord(),
    icon: arrowLeftRight,
    flag: 'TRANSREC3',
  },
  { label: 'title.profitAndLoss', href: paths.profitAndLoss(), icon: chartLine, flag: 'PERSREP' },
  { label: 'title.rewardCenter', href: paths.rewardCenter(), icon: gift, flag: 'REWCEN3' },
  { label: 'title.mall', href: paths.mall(), icon: gem, flag: 'PTSYS3' },
  {
    label: 'title.securityCenter',
    href: paths.securityCenter(),
    icon: shieldCheck,
    flag: 'SECPRIV',
  },
  { label: 'title.messages', href: paths.messages(), icon: mail },
  { label: 'title.settings', href: paths.settings(), icon: settings },
];

export function memberLinks(flags: Readonly<Record<string, boolean>>): MemberLink[] {
  return links.filter(({ flag }) => flag === undefined || flags[flag] === true);
}
