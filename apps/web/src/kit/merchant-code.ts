import { bootValue } from './boot.ts';

/** Of the default site; every page that a server sends carries its own. */
const defaultMerchantCode = 'PAVILION';

export function merchantCode(): string {
  return bootValue()?.settings.brand.merchantCode ?? defaultMerchantCode;
}
