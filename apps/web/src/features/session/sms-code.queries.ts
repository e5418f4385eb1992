import { useMutation } from '@tanstack/react-query';
import { useSettings } from '#features/site/site.queries.ts';
import { api } from '#kit/api.ts';
import type { CallError } from '@pavilion/contract/client';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Captcha } from './captcha.queries.ts';

export type SmsCodePurpose = 'login' | 'password' | 'register' | 'bind';
type Solved = Awaited<ReturnType<Captcha['solve']>>;
type CodeInput = { mobileNum: string; solved: Promise<Solved> };

export function useRequestSmsCode(purpose: SmsCodePurpose) {
  const dialingCode = useSettings()?.brand.dialingCode;
  return useMutation<
    ResponseOf<PlayerEndpoints['credentials']['requestSmsCode']>,
    CallError,
    CodeInput
  >({
    mutationFn: async ({ mobileNum, solved }) => {
      const input = {
        mobileNum,
        ...(await solved),
        ...(dialingCode && { countryDialingCode: dialingCode }),
      };
      if (purpose === 'register') return api.credentials.requestRegisterSmsCode(input);
      if (purpose === 'bind') return api.security.requestBindSmsCode(input);
      return api.credentials.requestSmsCode({ ...input, purpose });
    },
  });
}
