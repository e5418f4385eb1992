import { useMutation, useQueryClient } from '@tanstack/react-query';
import { identityKey, type OwnIdentity } from '#features/wallet/identity.queries.ts';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type IdentityInput = InputOf<PlayerEndpoints['protection']['sendIdentity']>;

/** Sends documents; where some are here already, their state is read again. */
export function useSendIdentity() {
  const queries = useQueryClient();
  return useMutation<OwnIdentity, CallError, IdentityInput>({
    mutationFn: (input) => api.protection.sendIdentity(input),
    onSuccess: (identity) => queries.setQueryData(identityKey, identity),
    onError: ({ code }) =>
      code === 'identity.check.open'
        ? queries.invalidateQueries({ queryKey: identityKey })
        : undefined,
  });
}
