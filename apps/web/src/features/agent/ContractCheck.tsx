import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useOwnKind } from '#features/site/visitor.ts';
import { api } from '#kit/api.ts';
import { ownValue } from '#kit/own-value.ts';
import { textNow } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import {
  waitingContract,
  type ContractKind,
  type ContractRequest,
} from '@pavilion/domain/agent/contract-kind';
import { paths } from '@pavilion/screens/paths';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { contractRequestsKey } from './contracts/contract-keys.ts';

/** What an agent is asked about contracts; other visitors fetch nothing. */
function useContractRequests() {
  const kind = useOwnKind();
  const { data } = useQuery({
    queryKey: contractRequestsKey,
    queryFn: ({ signal }) => api.transfers.getConsolidatedFunds({}, signal),
    enabled: kind?.contracts === true,
    staleTime: 0,
  });
  return data;
}

/** Not those of `teamLinks`, which the home would load for them alone. */
const pageOf: Record<ContractKind, () => string> = {
  dailySalary: paths.salaryContract,
  dividend: paths.dividendContract,
  hourlySalary: paths.hourlyContract,
};

/** Ends are asked of both sides; the page finds the one that is meant. */
function addressOf(kind: ContractKind, request: ContractRequest): string {
  return request === 'END' ? `${pageOf[kind]()}?asked=end` : pageOf[kind]();
}

function titleOf(kind: ContractKind, request: ContractRequest): string {
  switch (request) {
    case 'NEW':
      return textNow(`contract.${kind}`);
    case 'CHANGE':
      return textNow(`contract.change.${kind}`);
    case 'END':
      return textNow(`contract.end.${kind}`);
  }
}

function askToGo(kind: ContractKind, request: ContractRequest): Promise<boolean> {
  return askConfirm({
    title: titleOf(kind, request),
    text: textNow('contract.text'),
    confirmLabel: textNow('contract.go'),
    cancelLabel: textNow('contract.cancel'),
  });
}

/** What this page has already asked: each request once per page load, as long as it waits. */
const shown = ownValue<readonly string[]>([]);

export type ContractCheckProps = { userName: string };

/** Notifies an agent of a waiting contract (section 4, "Contract check"). */
export function ContractCheck({ userName }: ContractCheckProps) {
  useCatalogue();
  const [, navigate] = useLocation();
  const requests = useContractRequests();
  const waiting = requests ? waitingContract(requests) : null;
  const isNoneLeft = requests !== undefined && waiting === null;
  const { kind, request } = waiting ?? {};
  useEffect(() => {
    if (isNoneLeft) shown.set([]);
    if (kind === undefined || request === undefined) return;
    const question = `${userName}:${kind}:${request}`;
    if (shown.get().includes(question)) return;
    shown.set([...shown.get(), question]);
    void askToGo(kind, request).then((goes) => {
      if (goes) navigate(addressOf(kind, request));
    });
  }, [isNoneLeft, kind, request, userName, navigate]);
  return null;
}
