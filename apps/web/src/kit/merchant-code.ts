import { bootValue } from './boot.ts';

/** The default site's; every page that a server sends carries its own. */
const defaultMerchantCode = 'PAVILION';

export function merchantCode(): string {
  return bootValue()?.settings.brand.merchantCode ?? defaultMerchantCode;
}

/** The fields of section 7 in every call for announcements; M stands for mobile pages. */
export function mobileSite() {
  return { platform: 'M', merchantCode: merchantCode() } as const;
}
