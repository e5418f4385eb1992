import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ownValue } from '#kit/own-value.ts';
import { textNow } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import type { AgentContract } from '@pavilion/domain/member/agent-contract';
import { paths } from '@pavilion/screens/paths';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { useWaitingContract } from './contract.queries.ts';

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
