import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { sessionKeys } from '#kit/storage-keys.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import type { RegistrationMethod } from '@pavilion/domain/registration/registration-fields';
import { forgetHeldPassword, holdPassword } from './held-password.ts';
import { startSession, type SessionValue } from './start-session.ts';

const rulesFreshMs = 5 * 60_000;
const nameFreshMs = 60_000;

export function useRegisterSettings() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['session', 'registerSettings', language],
    queryFn: ({ signal }) => api.registration.getRegisterSettings({}, signal),
    staleTime: rulesFreshMs,
    placeholderData: (previous) => previous,
  });
}

export function useLogIn() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<PlayerEndpoints['sessions']['logIn']>>({
    mutationFn: (input) => api.sessions.logIn(input),
    onSuccess: (value, { password = '' }) => {
      startSession(value, queries);
      if (password !== '') holdPassword(password);
    },
  });
}

/** Logs in by the cookie of this device (decision D5); there is no password to keep. */
export function useLogInByDevice() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError>({
    mutationFn: () => api.sessions.logInByDevice({}),
    onSuccess: (value) => startSession(value, queries),
  });
}

export type SmsLogin = {
  mobileNum: string;
  code: string;
  countryDialingCode?: string;
  remember: boolean;
};

export function useLogInBySms() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, SmsLogin>({
    mutationFn: ({ mobileNum, code, ...input }) =>
      api.sessions.logIn({ ...input, type: 'sms', username: mobileNum, password: code }),
    onSuccess: (value) => startSession(value, queries),
  });
}

export function useRegister(method: RegistrationMethod) {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, InputOf<PlayerEndpoints['registration']['register']>>(
    {
      mutationFn: (input) =>
        method === 'mobileNum'
          ? api.registration.registerByMobile(input)
          : api.registration.register(input),
      onSuccess: (value, { password = '' }) => {
        startSession(value, queries);
        if (password !== '') holdPassword(password);
      },
    },
  );
}

/** Throws the refusal when the code belongs to no agent. */
export async function checkAffiliate(affiliateCode: string): Promise<void> {
  const { hostname: domain } = globalThis.location;
  await api.registration.checkAffiliate({ affiliateCode, domain });
}

/** True only when the server says so, as for the user name. */
export async function isEmailTaken(typed: string, queries: QueryClient): Promise<boolean> {
  const email = typed.trim().toLowerCase();
  if (email === '') return false;
  const answer = await queries
    .query({
      queryKey: ['session', 'emailFree', email],
      queryFn: () => api.registration.checkEmail({ email }),
      staleTime: nameFreshMs,
      retry: false,
    })
    .catch(() => null);
  return answer?.available === false;
}

export function useRequestPasswordMail() {
  return useMutation<
    unknown,
    CallError,
    InputOf<PlayerEndpoints['security']['requestPasswordMail']>
  >({
    mutationFn: (input) => api.security.requestPasswordMail(input),
  });
}

export function useResetByPhone() {
  return useMutation<
    ResponseOf<PlayerEndpoints['security']['resetPasswordByPhone']>,
    CallError,
    InputOf<PlayerEndpoints['security']['resetPasswordByPhone']>
  >({ mutationFn: (input) => api.security.resetPasswordByPhone(input) });
}

export function useResetByLink() {
  return useMutation<
    unknown,
    CallError,
    InputOf<PlayerEndpoints['security']['resetPasswordByLink']>
  >({
    mutationFn: (input) => api.security.resetPasswordByLink(input),
  });
}

/** A kept password that turned out wrong is asked for the next time. */
export function useChangePassword() {
  return useMutation<unknown, CallError, InputOf<PlayerEndpoints['security']['changePassword']>>({
    mutationFn: (input) => api.security.changePassword(input),
    onSettled: forgetHeldPassword,
  });
}

export function useStartTrial() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError>({
    mutationFn: () => api.registration.startTrial({}),
    onSuccess: (value) => {
      startSession(value, queries);
      sessionStorage.setItem(sessionKeys.trialName, value.userName);
    },
  });
}

export type TrialAccount = ResponseOf<PlayerEndpoints['registration']['createTrialAccount']>;

export function useCreateTrialAccount() {
  return useMutation<TrialAccount, CallError>({
    mutationFn: () => api.registration.createTrialAccount({}),
  });
}

/** The device remembers nothing of this log-in: the page asked the person to write it down. */
export function useLogInToTrial() {
  const queries = useQueryClient();
  return useMutation<SessionValue, CallError, TrialAccount>({
    mutationFn: ({ userName, password }) => api.sessions.logIn({ username: userName, password }),
    onSuccess: (value) => {
      startSession(value, queries);
      sessionStorage.setItem(sessionKeys.trialName, value.userName);
    },
  });
}

/** True only when the server says so; without an answer the registration itself decides. */
export async function isUsernameTaken(typed: string, queries: QueryClient): Promise<boolean> {
  const username = normaliseUsername(typed);
  if (!usernamePattern.test(username)) return false;
  const answer = await queries
    .query({
      queryKey: ['session', 'usernameFree', username],
      queryFn: () => api.registration.checkUsername({ username }),
      staleTime: nameFreshMs,
      retry: false,
    })
    .catch(() => null);
  return answer?.available === false;
}
