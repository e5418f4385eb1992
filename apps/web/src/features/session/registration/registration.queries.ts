import type { QueryClient } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { normaliseUsername, usernamePattern } from '@pavilion/domain/password/password-rule';
import type { RegistrationMethod } from '@pavilion/domain/registration/registration-fields';
import { useSessionStart } from '../change/start-session.ts';
import { keepPassword } from '../password/held-password.ts';

const nameFreshMs = 60_000;

export function useRegister(method: RegistrationMethod) {
  return useSessionStart(
    (input: InputOf<PlayerEndpoints['registration']['register']>) =>
      method === 'mobileNum'
        ? api.registration.registerByMobile(input)
        : api.registration.register(input),
    keepPassword,
  );
}

/** True only when the server says so; without an answer the registration itself decides. */
async function isTaken(
  queries: QueryClient,
  queryKey: readonly string[],
  queryFn: () => Promise<{ available: boolean }>,
): Promise<boolean> {
  const answer = await queries
    .query({ queryKey, queryFn, staleTime: nameFreshMs, retry: false })
    .catch(() => null);
  return answer?.available === false;
}

export async function isUsernameTaken(typed: string, queries: QueryClient): Promise<boolean> {
  const username = normaliseUsername(typed);
  if (!usernamePattern.test(username)) return false;
  return isTaken(queries, ['session', 'usernameFree', username], () =>
    api.registration.checkUsername({ username }),
  );
}

export async function isEmailTaken(typed: string, queries: QueryClient): Promise<boolean> {
  const email = typed.trim().toLowerCase();
  if (email === '') return false;
  return isTaken(queries, ['session', 'emailFree', email], () =>
    api.registration.checkEmail({ email }),
  );
}
