import { useQuery } from '@tanstack/react-query';
import { waitingContract, type AgentContract } from '@pavilion/domain/member/agent-contract';
import { memberKind } from '@pavilion/domain/member/member-type';
import { api } from '../../kit/api.ts';
import { ownData } from '../../kit/query.ts';
import { useSessionRecord } from '../../kit/session-record.ts';

/** The contract that waits for an agent, asked for at each look; nothing is asked for others. */
export function useWaitingContract(): AgentContract | null {
  const session = useSessionRecord();
  const { data } = useQuery({
    queryKey: [ownData, 'contractRequests'],
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    enabled: session !== null && memberKind(session.type).contracts,
    staleTime: 0,
  });
  return data ? waitingContract(data) : null;
}
