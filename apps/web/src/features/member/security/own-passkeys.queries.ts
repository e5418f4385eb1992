import { useMutation, useQuery } from '@tanstack/react-query';
import { enrolPasskey } from '#features/session/passkey.queries.ts';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useRenewed } from './security.queries.ts';

export type Passkey = ResponseOf<PlayerEndpoints['credentials']['listPasskeys']>['list'][number];

export type PasskeyChange =
  | { kind: 'add'; name: string }
  | { kind: 'rename'; passkeyId: string; name: string }
  | { kind: 'remove'; passkeyId: string };

/** Under the key of the security centre, so that a change renews the score too. */
export function usePasskeys() {
  return useQuery({
    queryKey: [ownData, 'securityConfig', 'passkeys'],
    queryFn: ({ signal }) => api.credentials.listPasskeys({}, signal),
  });
}

async function carryOut(change: PasskeyChange): Promise<void> {
  switch (change.kind) {
    case 'add':
      return enrolPasskey(change.name);
    case 'rename':
      await api.credentials.renamePasskey({ passkeyId: change.passkeyId, name: change.name });
      return;
    case 'remove':
      await api.credentials.removePasskey({ passkeyId: change.passkeyId });
  }
}

export function useChangePasskey() {
  const onSuccess = useRenewed();
  return useMutation<void, Error, PasskeyChange>({ mutationFn: carryOut, onSuccess });
}
