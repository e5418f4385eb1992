import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import type { Logger } from '#kit/logger.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { erasedName } from '#modules/accounts/erasure.store.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { eraseAgent } from '#modules/hierarchy/hierarchy.store.ts';
import { createHierarchy } from '#modules/hierarchy/hierarchy.ts';
import { createRates, type RebateRules } from '#modules/hierarchy/rates.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  requestFields,
  type AgentContract,
  type ContractRequests,
} from '@pavilion/domain/member/agent-contract';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import {
  deleteRequests,
  findAgent,
  listRequests,
  writeFirstRequest,
  writeRequest,
} from './contract/contract-request.store.ts';
import { isPastOpen, sumPast } from './past-teams.ts';
import { notifyLowered } from './rebate/notify-lowered-rates.ts';
import { teamSumsCheck } from './sums/team-sums.store.ts';
import { teamSumsJob } from './team-sums.ts';
import { exportTeamResult } from './team/export-team-result.ts';
import { downlinesOf } from './team/list-downlines.ts';
import type { SeenBalance, TeamDeps } from './team/team-deps.ts';
import { teamKpiOf } from './team/team-kpi.ts';
import { teamOverviewOf } from './team/team-overview.ts';
import { teamResultOf } from './team/team-result.ts';

export type AgentsDependencies = {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  memberTypes: MemberTypeTable;
  currency: { code: string; digits: number };
  /** The site's rules for agents. */
  rules: {
    tree: { depth: number };
    rebate: RebateRules;
    sees: { balance: SeenBalance };
    salary: { activeMinimum: bigint };
  };
  writeInboxMessages: Notifications['writeInboxMessages'];
  logger: Pick<Logger, 'error' | 'info'>;
};

export type Agents = ReturnType<typeof createAgents>;

/**
 * Agents: their tree, rebate rates and contract requests, the sums and pages of their teams, and
 * the calls of operators about them.
 */
export function createAgents(deps: AgentsDependencies) {
  const { db, clock, timeZone, memberTypes, currency, rules, logger } = deps;
  const given = { db, clock, timeZone, memberTypes };
  const rates = createRates({
    ...given,
    rules: rules.rebate,
    notifyLowered: (transaction, lowered) => notifyLowered(deps, transaction, lowered),
  });
  const hierarchy = createHierarchy({ ...given, treeDepth: rules.tree.depth, rates });
  const findProblems = () =>
    findingsOf(db, [...hierarchy.checks, ...rates.checks(), teamSumsCheck]);
  const { sees, salary } = rules;
  const teamDeps: TeamDeps = {
    ...given,
    currency,
    limiter: createRateLimiter(db, clock),
    logger,
    rates,
    rules: { sees, activeMinimumMinor: salary.activeMinimum },
  };
  const handlers: Handlers<PlayerEndpoints['agents']> = {
    getTeamKpi: (input, { caller }) => teamKpiOf(teamDeps, caller.memberId, input),
    getTeamOverview: (input, { caller }) => teamOverviewOf(teamDeps, caller.memberId, input),
    listDownlines: (input, { caller }) => downlinesOf(teamDeps, caller.memberId, input),
    getTeamProfitAndLoss: (input, { caller }) => teamResultOf(teamDeps, caller.memberId, input),
    exportTeamProfitAndLoss: (input, { caller, language }) =>
      exportTeamResult(teamDeps, caller.memberId, input, language),
  };
  const operatorHandlers: Handlers<OperatorEndpoints['agents']> = {
    setContractRequest: async ({ account, contract, request }) => {
      const agent = await findAgent(db, account);
      if (!agent) throw new ApiError('member.not.found');
      if (!memberKind(agent.memberType, memberTypes).contracts) {
        throw new ApiError('member.not.agent');
      }
      await writeRequest(db, { memberId: agent.memberId, contract, request, at: clock() });
      return { account, contract, request };
    },
    ...hierarchy.moveHandlers,
    getRates: ({ account }) => rates.showRates(account),
    setRates: (input, { operator }) => rates.setRates({ ...input, setBy: { operator } }),
    checkAgents: async () => ({ findings: await findProblems() }),
  };
  const on: Subscriptions<ModuleEvents> = {
    memberErased: async ({ transaction, memberId }) => {
      await deleteRequests(transaction, memberId);
      await eraseAgent(transaction, memberId, erasedName(memberId));
    },
  };
  return {
    handlers,
    operatorHandlers,
    on,
    jobs: createRepeatingJobs([teamSumsJob({ ...given, ...hierarchy })], logger),
    hierarchy,
    rates,
    /** For accounts to try, outside production. */
    isPastOpen: () => isPastOpen(db),
    sumPast: (transaction: DatabaseTransaction, days: readonly string[]) =>
      sumPast(transaction, timeZone, days),
    /** Lists what the checks of the tree, of rates and of sums find. */
    findProblems,
    /** The contracts that wait for the member; empty when the member's type has no contracts. */
    contractRequests: async (memberId: bigint, memberType: number): Promise<ContractRequests> => {
      const { contracts } = memberKind(memberType, memberTypes);
      return requestFields(contracts ? await listRequests(db, memberId) : []);
    },
    askFirst: (memberId: bigint, contract: AgentContract, request: string) =>
      writeFirstRequest(db, { memberId, contract, request, at: clock() }),
  };
}
