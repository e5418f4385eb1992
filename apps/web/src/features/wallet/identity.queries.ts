import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { IdentityAction } from '@pavilion/domain/protection/identity-check';

type Protection = PlayerEndpoints['protection'];
export type OwnIdentity = ResponseOf<Protection['getIdentity']>;

export const identityKey = [ownData, 'identity'];

const sentPollMs = 5000;

/** How far the member's identity check is; fetched again while documents are being checked. */
export function useIdentity() {
  return useQuery({
    queryKey: identityKey,
    queryFn: ({ signal }) => api.protection.getIdentity({}, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'sent' ? sentPollMs : false),
  });
}

/**
 * What the site wants verified before an action; null for nothing, also where it cannot be read, as
 * the server refuses by itself.
 */
export function useIdentityFor(action: IdentityAction) {
  const { data, isFetched } = useIdentity();
  const isNeeded = data?.neededFor.includes(action) === true && data.state !== 'verified';
  return { identity: isNeeded ? data : null, isKnown: isFetched };
}
