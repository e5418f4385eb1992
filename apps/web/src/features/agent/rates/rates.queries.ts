import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, usePages } from '#features/records/record-pages.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['agents'];
type RatePage = ResponseOf<Calls['listDownlineRates']>;
export type OwnRates = ResponseOf<Calls['getOwnRates']>;
export type RatedPerson = RatePage['list'][number];

const ratesKey = [ownData, 'team', 'rates'];

/** A refused rate may rest on others than those that were read. */
export const ownRatesKey = [...ratesKey, 'own'];

/** Fetches the agent's own rates, with what the site allows. */
export function useOwnRates() {
  return useQuery({
    queryKey: ownRatesKey,
    queryFn: ({ signal }) => api.agents.getOwnRates({}, signal),
    staleTime: 0,
  });
}

function joined(pages: RatePage[]): Pick<RatePage, 'list'> {
  return { list: rowsOf(pages, ({ account }) => account) };
}

/** Fetches the people one step below with their rates. */
export function useRatedPeople(name: string) {
  const input = name === '' ? {} : { account: name };
  return usePages(
    [...ratesKey, 'people', input],
    (page, signal) => api.agents.listDownlineRates({ ...input, ...page }, signal),
    joined,
  );
}

/** Fetches the rates of one person while they are open; null where nobody has this user name. */
export function useRatedPerson(account: string, isOpen: boolean) {
  return useQuery({
    queryKey: [...ratesKey, 'person', account],
    queryFn: ({ signal }) => api.agents.listDownlineRates({ account }, signal),
    select: ({ list }) => list.find((person) => person.account === account) ?? null,
    enabled: isOpen,
    staleTime: 0,
  });
}

/** Sets rates; whatever comes of it, the lists are read again. */
export function useSetRates() {
  const queries = useQueryClient();
  return useMutation<
    ResponseOf<Calls['setDownlineRates']>,
    CallError,
    InputOf<Calls['setDownlineRates']>
  >({
    mutationFn: (input) => api.agents.setDownlineRates(input),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ratesKey });
    },
  });
}
