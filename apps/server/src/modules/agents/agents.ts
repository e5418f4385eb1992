import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { Hierarchy } from '#modules/hierarchy/hierarchy.ts';
import { findingsOf, type LedgerCheck } from '#modules/wallet/ledger-report.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import {
  requestFields,
  type AgentContract,
  type ContractRequests,
} from '@pavilion/domain/member/agent-contract';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';
import {
  findAgent,
  listRequests,
  writeFirstRequest,
  writeRequest,
} from './contract/contract-request.store.ts';
import { teamSumsCheck } from './team/team-sums.store.ts';
import { teamSumsJob } from './team/team-sums.ts';

export type AgentsDependencies = {
  db: Database;
  clock: Clock;
  memberTypes: MemberTypeTable;
  /** The time zone in which days begin. */
  timeZone: string;
  hierarchy: Pick<Hierarchy, 'moveHandlers' | 'nextMove' | 'applyMoves'>;
  /** What is verified beside the sums of teams. */
  checks: readonly LedgerCheck[];
  logger: Pick<Logger, 'error'>;
};

export type Agents = ReturnType<typeof createAgents>;

/** Contract requests of agents, the sums of their teams, and the calls of operators about them. */
export function createAgents(deps: AgentsDependencies) {
  const { db, clock, timeZone, memberTypes, hierarchy, checks, logger } = deps;
  const { nextMove, applyMoves } = hierarchy;
  const findProblems = () => findingsOf(db, [...checks, teamSumsCheck]);
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
    checkAgents: async () => ({ findings: await findProblems() }),
  };
  return {
    operatorHandlers,
    jobs: createRepeatingJobs([teamSumsJob({ db, clock, timeZone, nextMove, applyMoves })], logger),
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
