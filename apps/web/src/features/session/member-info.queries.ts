import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { paymentPasswordProblem } from '@pavilion/domain/password/payment-password';

export type MemberInfo = ResponseOf<PlayerEndpoints['accounts']['getMemberInfo']>;

/** Not fetched for a guest. */
function useMemberInfoOptions() {
  const session = useSessionRecord();
  return {
    queryKey: [ownData, 'memberInfo'],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.accounts.getMemberInfo({}, signal),
    enabled: session !== null,
  };
}

export function useMemberInfo() {
  return useQuery(useMemberInfoOptions());
}

/** Fetched again on every mount, however fresh it is. */
export function useFreshMemberInfo() {
  return useQuery({ ...useMemberInfoOptions(), refetchOnMount: 'always' });
}

/** Fetched only where there is one; a new picture has a new id. */
export function useProfilePicture(pictureId: string | null) {
  return useQuery({
    queryKey: [ownData, 'profilePicture', pictureId],
    queryFn: ({ signal }) => api.accounts.getProfilePicture({}, signal),
    enabled: pictureId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Checks six new digits as the server will: true, or the message of the error. */
export function usePaymentPasswordCheck(): (digits: string) => true | string {
  const text = useText();
  const birthday = useMemberInfo().data?.birthday ?? null;
  return (digits) => {
    const problem = paymentPasswordProblem(digits, birthday);
    return problem === null || text(`error.${problem}`);
  };
}
