import type { Site } from '#modules/site/site.ts';

type Flag = keyof Site['flags'];
type Feature = keyof Site['features'];
type Needing = { flags: readonly Flag[]; features: readonly Feature[] };

/** Flags and features that need a company for SMS, identity or live chat. */
const needing = {
  sms: {
    flags: ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3'],
    features: ['smsLogin', 'phonePasswordRetrieval'],
  },
  identity: { flags: ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], features: ['phoneSignIn'] },
  chat: { flags: ['CBS3'], features: [] },
} as const satisfies Record<string, Needing>;

type Company = keyof typeof needing;

function allOff<Name extends string>(names: readonly Name[]): Partial<Record<Name, boolean>> {
  return Object.fromEntries(names.map((name) => [name, false])) as Partial<Record<Name, boolean>>;
}

/** Switches off what needs a company that is not configured; `closed` names what was on. */
export function closeUnserved(
  site: Site,
  served: Readonly<Record<Company, boolean>>,
): { site: Site; closed: string[] } {
  const companies = (Object.keys(needing) as Company[]).filter((company) => !served[company]);
  const flags: Flag[] = companies.flatMap((company) => needing[company].flags);
  const features: Feature[] = companies.flatMap((company) => needing[company].features);
  const closed = [
    ...flags.filter((flag) => site.flags[flag]),
    ...features.filter((feature) => site.features[feature]),
  ];
  if (companies.length === 0) return { site, closed };
  const kept = {
    flags: { ...site.flags, ...allOff(flags) },
    features: { ...site.features, ...allOff(features) },
  };
  return { site: { ...site, ...kept }, closed };
}
