import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { contractsKey } from './contract-keys.ts';

type Calls = PlayerEndpoints['agents'];
export type OwnContract = ResponseOf<Calls['getDailySalaryContract']>;
export type AgentContract = ResponseOf<Calls['actOnDailySalaryContract']>;
export type Terms = AgentContract['terms'];
export type TermsTier = Terms['tiers'][number];
export type WorkedOut = NonNullable<OwnContract['running']>;
export type ContractInput = InputOf<Calls['actOnDailySalaryContract']>;
type ContractPage = ResponseOf<Calls['listContracts']>;

type CallsOfKind = {
  read: (signal: AbortSignal) => Promise<OwnContract>;
  act: (input: ContractInput) => Promise<AgentContract>;
};

const callsOf: Record<ContractKind, CallsOfKind> = {
  dailySalary: {
    read: (signal) => api.agents.getDailySalaryContract({}, signal),
    act: (input) => api.agents.actOnDailySalaryContract(input),
  },
  hourlySalary: {
    read: (signal) => api.agents.getHourlySalaryContract({}, signal),
    act: (input) => api.agents.actOnHourlySalaryContract(input),
  },
  dividend: {
    read: (signal) => api.agents.getDividendContract({}, signal),
    act: (input) => api.agents.actOnDividendContract(input),
  },
};

/** Fetches the agent's own contract of a kind, with what waits and what it pays. */
export function useOwnContract(kind: ContractKind) {
  return useQuery({
    queryKey: [...contractsKey, 'own', kind],
    queryFn: ({ signal }) => callsOf[kind].read(signal),
    staleTime: 0,
  });
}

/** Fetches the contracts that the agent has offered, page by page. */
export function useGivenContracts(kind: ContractKind) {
  return usePages(
    [...contractsKey, 'given', kind],
    (page, signal) => api.agents.listContracts({ kind, ...page }, signal),
    (pages: ContractPage[]) => rowsOf(pages, ({ contractId }) => contractId),
  );
}

/** Fetches the contract that the agent pays somebody now; null where none runs. */
export function useRunningOf(kind: ContractKind, account: string) {
  return useQuery({
    queryKey: [...contractsKey, 'given', kind, account],
    queryFn: ({ signal }) => api.agents.listContracts({ kind, account, state: 'active' }, signal),
    select: ({ list }) => list.find((contract) => contract.account === account) ?? null,
    enabled: account !== '',
    staleTime: 0,
  });
}

function readAnew(queries: QueryClient): Promise<unknown> {
  return queries.invalidateQueries({ queryKey: contractsKey });
}

/**
 * Answers, withdraws or ends a contract; it is under way until what changed was read again. A
 * refusal may rest on what was not known, so everything is read again after one as well.
 */
export function useActOnContract(kind: ContractKind) {
  const queries = useQueryClient();
  return useMutation<AgentContract, CallError, ContractInput>({
    mutationFn: callsOf[kind].act,
    onSuccess: () => readAnew(queries),
    onError: () => void readAnew(queries),
  });
}

/** Reads everything again, after an offer was made. */
export function useReadContracts(): () => void {
  const queries = useQueryClient();
  return () => void readAnew(queries);
}
