import { useQuery } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { contractsKey } from '../contracts/contract-keys.ts';

type Call = PlayerEndpoints['agents']['listSettlements'];
export type SettlementsInput = InputOf<Call>;
export type SettlementPage = ResponseOf<Call>;
export type Settlement = SettlementPage['list'][number];
export type Side = NonNullable<SettlementsInput['side']>;

/** Fetches what contracts paid for their periods, page by page. */
export function useSettlements(input: SettlementsInput) {
  return usePages(
    [...contractsKey, 'settlements', input],
    (page, signal) => api.agents.listSettlements({ ...input, ...page }, signal),
    (pages: SettlementPage[]) => {
      const [first] = pages;
      return first && { ...first, list: rowsOf(pages, ({ settlementId }) => settlementId) };
    },
  );
}

/** Fetches the contracts of a kind that the agent has offered to somebody. */
export function useContractsWith(kind: ContractKind, account: string) {
  return useQuery({
    queryKey: [...contractsKey, 'given', kind, account, 'all'],
    queryFn: ({ signal }) => api.agents.listContracts({ kind, account }, signal),
  });
}
