import { bootValue } from './boot.ts';

/** Of the default site; every page that a server sends carries its own. */
const defaultMerchantCode = 'PAVILION';

export function merchantCode(): string {
  return bootValue()?.settings.brand.merchantCode ?? defaultMerchantCode;
}

/** What section 7 lists of the site in every call for announcements; M is its mobile pages. */
export function mobileSite() {
  return { platform: 'M', merchantCode: merchantCode() } as const;
}
