import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../kit/api.ts';
import { ownData } from '../../kit/query.ts';
import { useSessionRecord } from '../../kit/session-record.ts';

export type MemberInfo = ResponseOf<Endpoints['identity']['getMemberInfo']>;

/** Nothing is asked for a guest. */
export function useMemberInfo() {
  const session = useSessionRecord();
  return useQuery({
    queryKey: [ownData, 'memberInfo'],
    queryFn: ({ signal }) => api.identity.getMemberInfo({}, signal),
    enabled: session !== null,
  });
}
