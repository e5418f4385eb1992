import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useOwnKind } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { ownValue } from '#kit/own-value.ts';
import { textNow } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import { waitingContract, type AgentContract } from '@pavilion/domain/member/agent-contract';
import { paths } from '@pavilion/screens/paths';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';

/** The waiting contract of an agent, fetched on each mount; other visitors fetch nothing. */
function useWaitingContract(): AgentContract | null {
  const kind = useOwnKind();
  const { data } = useQuery({
    queryKey: [ownData, 'contractRequests'],
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    enabled: kind?.contracts === true,
    staleTime: 0,
  });
  return data ? waitingContract(data) : null;
}

const pageOf: Record<AgentContract, () => string> = {
  dailySalary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourlySalary: paths.hourlyContract,
};

function askToGo(contract: AgentContract): Promise<boolean> {
  return askConfirm({
    title: textNow(`contract.${contract}`),
    text: textNow('contract.text'),
    confirmLabel: textNow('contract.go'),
    cancelLabel: textNow('contract.cancel'),
  });
}

/** The contracts that this page has already shown: each is shown once per page load. */
const shown = ownValue<readonly string[]>([]);

/** Notifies an agent of a waiting contract (section 4, "Contract check"). */
export function ContractCheck({ userName }: { userName: string }) {
  useCatalogue();
  const [, navigate] = useLocation();
  const contract = useWaitingContract();
  useEffect(() => {
    const question = `${userName}:${contract}`;
    if (contract === null || shown.get().includes(question)) return;
    shown.set([...shown.get(), question]);
    void askToGo(contract).then((goes) => {
      if (goes) navigate(pageOf[contract]());
    });
  }, [contract, userName, navigate]);
  return null;
}
