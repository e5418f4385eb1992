import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '#kit/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { useRenewed } from './security.queries.ts';

type Identity = Endpoints['identity'];

export type Connections = ResponseOf<Identity['listConnections']>;
export type Connection = Connections['list'][number];

/** Under the key of the security centre: a first password changes what may be disconnected. */
export function useConnections() {
  return useQuery({
    queryKey: [ownData, 'securityConfig', 'connections'],
    queryFn: ({ signal }) => api.identity.listConnections({}, signal),
  });
}

export function useDisconnect() {
  const queries = useQueryClient();
  const renewed = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['disconnect']>>({
    mutationFn: (input) => api.identity.disconnect(input),
    onSettled: async () => {
      await renewed();
      void queries.invalidateQueries({ queryKey: [ownData, 'ownSessions'] });
    },
  });
}

export function useSetFirstPassword() {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['setFirstPassword']>>({
    mutationFn: (input) => api.identity.setFirstPassword(input),
    onSuccess,
  });
}
