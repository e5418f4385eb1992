import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useChange, useRenewed } from './security.queries.ts';

export type Connections = ResponseOf<PlayerEndpoints['security']['listConnections']>;
export type Connection = Connections['list'][number];

/** Under the key of the security centre: a first password changes what may be disconnected. */
export function useConnections() {
  return useQuery({
    queryKey: [ownData, 'securityConfig', 'connections'],
    queryFn: ({ signal }) => api.security.listConnections({}, signal),
  });
}

export function useDisconnect() {
  const queries = useQueryClient();
  const renewed = useRenewed();
  return useMutation<object, CallError, InputOf<PlayerEndpoints['security']['disconnect']>>({
    mutationFn: (input) => api.security.disconnect(input),
    onSettled: async () => {
      await renewed();
      void queries.invalidateQueries({ queryKey: [ownData, 'ownSessions'] });
    },
  });
}

export function useSetFirstPassword() {
  return useChange((input: InputOf<PlayerEndpoints['security']['setFirstPassword']>) =>
    api.security.setFirstPassword(input),
  );
}
