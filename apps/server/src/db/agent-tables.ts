import type { AgentContract } from '@pavilion/domain/member/agent-contract';

export type ContractRequestTable = {
  member_id: bigint;
  contract: AgentContract;
  request: string | null;
  changed_at: Date;
};
