import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { AgentContract } from '../contracts/contracts.queries.ts';
import type { ProposedTerms } from './offer-draft.ts';

type Input = InputOf<PlayerEndpoints['agents']['actOnDailySalaryContract']>;
export type Offer = { account: string; terms: ProposedTerms; requestKey: string };

const calls: Record<ContractKind, (input: Input) => Promise<AgentContract>> = {
  dailySalary: (input) => api.agents.actOnDailySalaryContract(input),
  hourlySalary: (input) => api.agents.actOnHourlySalaryContract(input),
  dividend: (input) => api.agents.actOnDividendContract(input),
};

/** Offers a contract; `onOffered` is also called where the sheet was closed before the answer. */
export function useOffer(kind: ContractKind, onOffered: (contract: AgentContract) => void) {
  return useMutation<AgentContract, CallError, Offer>({
    mutationFn: (offer) => calls[kind]({ action: 'propose', ...offer }),
    onSuccess: onOffered,
  });
}
