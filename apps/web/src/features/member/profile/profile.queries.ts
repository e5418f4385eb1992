import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

export function useUpdateMemberInfo() {
  const queries = useQueryClient();
  return useMutation<object, CallError, InputOf<PlayerEndpoints['accounts']['updateMemberInfo']>>({
    mutationFn: (input) => api.accounts.updateMemberInfo(input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [ownData, 'memberInfo'] }),
  });
}

export function useSetProfilePicture() {
  const queries = useQueryClient();
  return useMutation<{ pictureId: string }, CallError, File>({
    mutationFn: (picture) => api.accounts.setProfilePicture({ pictures: [picture] }),
    onSuccess: ({ pictureId }, picture) => {
      queries.setQueryData([ownData, 'profilePicture', pictureId], picture);
      return queries.invalidateQueries({ queryKey: [ownData, 'memberInfo'] });
    },
  });
}
