import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { ownData } from '@pavilion/client/queries/queries.tsx';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Payments = PlayerEndpoints['payments'];
type Security = PlayerEndpoints['security'];

export type SecurityConfig = ResponseOf<Security['getSecurityConfig']>;
export type OwnSession = ResponseOf<PlayerEndpoints['sessions']['listSessions']>['list'][number];
export type LoginRecord = ResponseOf<PlayerEndpoints['sessions']['listLogins']>['list'][number];
export type SecurityQuestion = ResponseOf<Security['listSecurityQuestions']>['list'][number];

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
    queryFn: ({ signal }) => api.security.getSecurityConfig({}, signal),
  });
}

export function useSecurityQuestions() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...securityKeys.questions, 'all', language],
    queryFn: ({ signal }) => api.security.listSecurityQuestions({}, signal),
  });
}

export function useOwnQuestions() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...securityKeys.questions, 'own', language],
    queryFn: ({ signal }) => api.security.getOwnSecurityQuestions({}, signal),
  });
}

/** Reads the security centre again, so that the score shows a change at once. */
export function useRenewed() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: securityKeys.config });
    void queries.invalidateQueries({ queryKey: securityKeys.questions });
  };
}

/** A call after which the security centre is read again. */
export function useChange<Input>(change: (input: Input) => Promise<object>) {
  const onSuccess = useRenewed();
  return useMutation<object, CallError, Input>({ mutationFn: (input) => change(input), onSuccess });
}

export function useSetQuestions() {
  return useChange((input: InputOf<Security['setSecurityQuestions']>) =>
    api.security.setSecurityQuestions(input),
  );
}

export function useChangeQuestions() {
  return useChange((input: InputOf<Security['changeSecurityQuestions']>) =>
    api.security.changeSecurityQuestions(input),
  );
}

export function useBindMobile() {
  return useChange((input: InputOf<Security['bindMobile']>) => api.security.bindMobile(input));
}

export function useBindEmail() {
  return useChange((input: InputOf<Security['bindEmail']>) => api.security.bindEmail(input));
}

export function useChangePaymentPassword() {
  return useMutation<object, CallError, InputOf<Payments['changePaymentPassword']>>({
    mutationFn: (input) => api.payments.changePaymentPassword(input),
  });
}

export function useOwnSessions() {
  return useQuery({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => api.sessions.listSessions({}, signal),
    staleTime: 0,
  });
}

/** Without an id, ends all other sessions. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation<object, CallError, string | null>({
    mutationFn: (sessionId) =>
      sessionId === null
        ? api.sessions.endOtherSessions({})
        : api.sessions.endSession({ sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: securityKeys.sessions }),
  });
}

export function useOwnLogins() {
  return useInfiniteQuery({
    queryKey: securityKeys.logins,
    queryFn: ({ pageParam, signal }) =>
      api.sessions.listLogins({ pageNo: pageParam, pageSize: loginsPerPage }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : null),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
}
