import { useMutation } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { forgetHeldPassword } from './held-password.ts';

type Security = PlayerEndpoints['security'];

export function useRequestPasswordMail() {
  return useMutation<unknown, CallError, InputOf<Security['requestPasswordMail']>>({
    mutationFn: (input) => api.security.requestPasswordMail(input),
  });
}

export function useResetByPhone() {
  type Call = Security['resetPasswordByPhone'];
  return useMutation<ResponseOf<Call>, CallError, InputOf<Call>>({
    mutationFn: (input) => api.security.resetPasswordByPhone(input),
  });
}

export function useResetByLink() {
  return useMutation<unknown, CallError, InputOf<Security['resetPasswordByLink']>>({
    mutationFn: (input) => api.security.resetPasswordByLink(input),
  });
}

/** A kept password that turned out wrong is asked for the next time. */
export function useChangePassword() {
  return useMutation<unknown, CallError, InputOf<Security['changePassword']>>({
    mutationFn: (input) => api.security.changePassword(input),
    onSettled: forgetHeldPassword,
  });
}

type Confirm = PlayerEndpoints['sessions']['confirmSession'];
export type ConfirmKind = InputOf<Confirm>['kind'];

export function useConfirmSession() {
  return useMutation<ResponseOf<Confirm>, CallError, InputOf<Confirm>>({
    mutationFn: (input) => api.sessions.confirmSession(input),
  });
}
