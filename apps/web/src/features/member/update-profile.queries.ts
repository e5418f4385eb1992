import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '#kit/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';

export function useUpdateMemberInfo() {
  const queries = useQueryClient();
  return useMutation<object, CallError, InputOf<Endpoints['identity']['updateMemberInfo']>>({
    mutationFn: (input) => api.identity.updateMemberInfo(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [ownData, 'memberInfo'] }),
  });
}
