import { screenLink, shownLinks, type ScreenLink } from '#features/site/screen-links.ts';
import { paths } from '@pavilion/screens/paths';
import { calendarDays, users } from '@pavilion/ui/icons/content-icons.ts';
import { gift, wallet } from '@pavilion/ui/icons/first-icons.ts';
import { banknoteArrowDown, clock } from '@pavilion/ui/icons/form-icons.ts';
import {
  arrowLeftRight,
  chartColumn,
  chartLine,
  gem,
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

/** Who an entry is for, where it is not for every agent. */
type AgentLink = ScreenLink & { needs?: 'contracts' | 'dividends' };

/** The entries of the agent home in the order of the seed; one with a flag needs it to be on. */
const links: readonly AgentLink[] = [
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
  {
    ...screenLink('salaryContract', calendarDays, 'contracts.kind.dailySalary'),
    needs: 'contracts',
  },
  { ...screenLink('hourlyContract', clock, 'contracts.kind.hourlySalary'), needs: 'contracts' },
  { ...screenLink('dividendContract', gem, 'contracts.kind.dividend'), needs: 'dividends' },
  screenLink('securityCenter', shieldCheck),
  { ...screenLink('messages', mail), flag: 'MAILCEN' },
  flagged('downlineTransfer', wallet),
];

type AgentSite = {
  flags: Readonly<Record<string, boolean>>;
  /** Whether the agent's type has contracts. */
  hasContracts: boolean;
  /** Whether the site pays dividends. */
  hasDividends: boolean;
};

export function agentLinks({ flags, hasContracts, hasDividends }: AgentSite): ScreenLink[] {
  const isFor = { contracts: hasContracts, dividends: hasContracts && hasDividends };
  return shownLinks(
    links.filter(({ needs }) => needs === undefined || isFor[needs]),
    flags,
  );
}
