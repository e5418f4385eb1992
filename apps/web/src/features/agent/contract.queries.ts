import { useQuery } from '@tanstack/react-query';
import { useOwnKind } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { waitingContract, type AgentContract } from '@pavilion/domain/member/agent-contract';

/** The contract that waits for an agent, asked for at each look; nothing is asked for others. */
export function useWaitingContract(): AgentContract | null {
  const kind = useOwnKind();
  const { data } = useQuery({
    queryKey: [ownData, 'contractRequests'],
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    enabled: kind?.contracts === true,
    staleTime: 0,
  });
  return data ? waitingContract(data) : null;
}
