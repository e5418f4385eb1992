import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { paths } from '@pavilion/screens/paths';

export type PageQuery = Readonly<Record<string, string | undefined>>;

/** Not among `paths`, which the first load of every page contains. */
function addressOf(path: string, query: PageQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

const contractPages: Record<ContractKind, () => string> = {
  dailySalary: paths.salaryContract,
  hourlySalary: paths.hourlyContract,
  dividend: paths.dividendContract,
};

/** Addresses of the pages about a team, with their filters. */
export const teamLinks = {
  /** `parent` is whose people are shown. */
  members: (query: PageQuery = {}) => addressOf(paths.teamMembers(), query),
  /** `account` is whose team is shown. */
  result: (query: PageQuery = {}) => addressOf(paths.teamProfitAndLoss(), query),
  /** `tab` is the way to open accounts. */
  openAccount: (query: PageQuery = {}) => addressOf(paths.agentRegister(), query),
  /** `account` is whose bets are shown. */
  bets: (query: PageQuery = {}) => addressOf(paths.teamBetting(), query),
  /** `account` is whose rates are open. */
  rates: (query: PageQuery = {}) => addressOf(paths.agentRebate(), query),
  rebates: (query: PageQuery = {}) => addressOf(paths.teamRebate(), query),
  /** `tab` is own or given; `account` is whose settlements are shown. */
  dividend: (query: PageQuery = {}) => addressOf(paths.agentDividend(), query),
  /** `tab` is own or given; `account` is who is offered one; `asked` is what leads here. */
  contract: (kind: ContractKind, query: PageQuery = {}) => addressOf(contractPages[kind](), query),
} as const;
