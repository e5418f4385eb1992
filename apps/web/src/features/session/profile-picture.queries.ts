import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';

/** Fetched only where there is one; a new picture has a new id. */
export function useProfilePicture(pictureId: string | null) {
  return useQuery({
    queryKey: [ownData, 'profilePicture', pictureId],
    queryFn: ({ signal }) => api.accounts.getProfilePicture({}, signal),
    enabled: pictureId !== null,
    staleTime: Number.POSITIVE_INFINITY,
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
