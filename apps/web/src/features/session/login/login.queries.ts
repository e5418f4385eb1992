import { api } from '#kit/api.ts';
import type { InputOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { useSessionStart } from '../change/start-session.ts';
import { keepPassword } from '../password/held-password.ts';

export function useLogIn() {
  return useSessionStart(
    (input: InputOf<PlayerEndpoints['sessions']['logIn']>) => api.sessions.logIn(input),
    keepPassword,
  );
}

/** Logs in by the cookie of this device (decision D5); there is no password to keep. */
export function useLogInByDevice() {
  return useSessionStart(() => api.sessions.logInByDevice({}));
}

export type SmsLogin = {
  mobileNum: string;
  code: string;
  countryDialingCode?: string;
  remember: boolean;
};

export function useLogInBySms() {
  return useSessionStart(({ mobileNum, code, ...input }: SmsLogin) =>
    api.sessions.logIn({ ...input, type: 'sms', username: mobileNum, password: code }),
  );
}
