import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
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

export type AgentsDependencies = { db: Database; clock: Clock; memberTypes: MemberTypeTable };

export type Agents = ReturnType<typeof createAgents>;

/** Contract requests of agents. */
export function createAgents({ db, clock, memberTypes }: AgentsDependencies) {
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
  };
  return {
    operatorHandlers,
    /** The contracts that wait for the member; empty when the member's type has no contracts. */
    contractRequests: async (memberId: bigint, memberType: number): Promise<ContractRequests> => {
      const { contracts } = memberKind(memberType, memberTypes);
      return requestFields(contracts ? await listRequests(db, memberId) : []);
    },
    askFirst: (memberId: bigint, contract: AgentContract, request: string) =>
      writeFirstRequest(db, { memberId, contract, request, at: clock() }),
  };
}
