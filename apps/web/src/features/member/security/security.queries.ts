import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '#kit/language.ts';
import { ownData } from '#kit/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';

type Identity = Endpoints['identity'];
type Payments = Endpoints['payments'];

export type SecurityConfig = ResponseOf<Identity['getSecurityConfig']>;
export type OwnSession = ResponseOf<Identity['listSessions']>['list'][number];
export type LoginRecord = ResponseOf<Identity['listLogins']>['list'][number];
export type SecurityQuestion = ResponseOf<Identity['listSecurityQuestions']>['list'][number];

const securityKeys = {
  config: [ownData, 'securityConfig'],
  questions: [ownData, 'securityQuestions'],
  sessions: [ownData, 'ownSessions'],
  logins: [ownData, 'ownLogins'],
} as const;

const loginsPerPage = 10;

export function useSecurityConfig() {
  return useQuery({
    queryKey: securityKeys.config,
    queryFn: ({ signal }) => api.identity.getSecurityConfig({}, signal),
  });
}

export function useSecurityQuestions() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...securityKeys.questions, 'all', language],
    queryFn: ({ signal }) => api.identity.listSecurityQuestions({}, signal),
  });
}

export function useOwnQuestions() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...securityKeys.questions, 'own', language],
    queryFn: ({ signal }) => api.identity.getOwnSecurityQuestions({}, signal),
  });
}

/** What was set shows in the score at once. */
export function useRenewed() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: securityKeys.config });
    void queries.invalidateQueries({ queryKey: securityKeys.questions });
  };
}

export function useSetQuestions() {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['setSecurityQuestions']>>({
    mutationFn: (input) => api.identity.setSecurityQuestions(input),
    onSuccess,
  });
}

export function useChangeQuestions() {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['changeSecurityQuestions']>>({
    mutationFn: (input) => api.identity.changeSecurityQuestions(input),
    onSuccess,
  });
}

export function useChangePaymentPassword() {
  return useMutation<object, CallError, InputOf<Payments['changePaymentPassword']>>({
    mutationFn: (input) => api.payments.changePaymentPassword(input),
  });
}

export function useBindMobile() {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['bindMobile']>>({
    mutationFn: (input) => api.identity.bindMobile(input),
    onSuccess,
  });
}

export function useRequestEmailCode() {
  type Call = Identity['requestEmailCode'];
  return useMutation<ResponseOf<Call>, CallError, InputOf<Call>>({
    mutationFn: (input) => api.identity.requestEmailCode(input),
  });
}

export function useBindEmail() {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, InputOf<Identity['bindEmail']>>({
    mutationFn: (input) => api.identity.bindEmail(input),
    onSuccess,
  });
}

export function useOwnSessions() {
  return useQuery({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => api.identity.listSessions({}, signal),
    staleTime: 0,
  });
}

/** Without an id all others are meant. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation<object, CallError, string | null>({
    mutationFn: (sessionId) =>
      sessionId === null
        ? api.identity.endOtherSessions({})
        : api.identity.endSession({ sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: securityKeys.sessions }),
  });
}

export function useOwnLogins() {
  return useInfiniteQuery({
    queryKey: securityKeys.logins,
    queryFn: ({ pageParam, signal }) =>
      api.identity.listLogins({ pageNo: pageParam, pageSize: loginsPerPage }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : null),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}
