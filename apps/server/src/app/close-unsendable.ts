import type { Site } from '../modules/site/site.ts';

/** Flags that mean nothing where no text message can leave the house. */
const smsFlags = ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3'] as const;
const smsFeatures = ['smsLogin', 'phonePasswordRetrieval'] as const;

/** The site as it can be kept: what needs SMS is off without a company, and is named. */
export function closeUnsendable(site: Site, canSendSms: boolean): { site: Site; closed: string[] } {
  if (canSendSms) return { site, closed: [] };
  const closed = [
    ...smsFlags.filter((flag) => site.flags[flag]),
    ...smsFeatures.filter((feature) => site.features[feature]),
  ];
  const flags = { ...site.flags };
  for (const flag of smsFlags) flags[flag] = false;
  const features = { ...site.features, smsLogin: false, phonePasswordRetrieval: false };
  return { site: { ...site, flags, features }, closed };
}
