import { useQuery } from '@tanstack/react-query';
import { useOwnKind } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { waitingContract, type AgentContract } from '@pavilion/domain/member/agent-contract';

/** The waiting contract of an agent, fetched on each mount; other visitors fetch nothing. */
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
