import { useMutation } from '@tanstack/react-query';
import type { CallError } from '@pavilion/contract/client';
import type { InputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { api } from '../../kit/api.ts';
import { useSettings } from '../site/site.queries.ts';

type Identity = Endpoints['identity'];

export type SmsCodePurpose = 'login' | 'password' | 'register' | 'bind';
type Asked = Omit<InputOf<Identity['requestSmsCode']>, 'purpose'>;

export function useRequestSmsCode(purpose: SmsCodePurpose) {
  const dialingCode = useSettings()?.brand.dialingCode;
  return useMutation<ResponseOf<Identity['requestSmsCode']>, CallError, Asked>({
    mutationFn: (typed) => {
      const asked = { ...typed, ...(dialingCode && { countryDialingCode: dialingCode }) };
      if (purpose === 'register') return api.identity.requestRegisterSmsCode(asked);
      if (purpose === 'bind') return api.identity.requestBindSmsCode(asked);
      return api.identity.requestSmsCode({ ...asked, purpose });
    },
  });
}
