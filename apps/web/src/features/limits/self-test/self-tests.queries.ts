import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Protection = PlayerEndpoints['protection'];
export type SelfTests = ResponseOf<Protection['listSelfTests']>;
export type KeptTest = SelfTests['list'][number];

const testsKey = [ownData, 'selfTests'];

export function useSelfTests() {
  return useQuery({
    queryKey: testsKey,
    queryFn: ({ signal }) => api.protection.listSelfTests({}, signal),
    staleTime: 0,
  });
}

/** Stores the list of an answer in place of the one that was read. */
function useStore() {
  const queries = useQueryClient();
  return (tests: SelfTests) => void queries.setQueryData(testsKey, tests);
}

export function useKeepSelfTest() {
  const onSuccess = useStore();
  return useMutation<SelfTests, CallError, InputOf<Protection['keepSelfTest']>>({
    mutationFn: (input) => api.protection.keepSelfTest(input),
    onSuccess,
  });
}

export function useForgetSelfTest() {
  const onSuccess = useStore();
  return useMutation<SelfTests, CallError, string>({
    mutationFn: (testId) => api.protection.forgetSelfTest({ testId }),
    onSuccess,
  });
}
