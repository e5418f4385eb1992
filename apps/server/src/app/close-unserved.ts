import type { Site } from '#modules/site/site.ts';

type Flag = keyof Site['flags'];
type Feature = keyof Site['features'];
type Needing = { flags: readonly Flag[]; features: readonly Feature[] };

/**
 * Flags and features that need a company for SMS, identity or live chat, or a licence for transfers
 * between members.
 */
const needing = {
  sms: {
    flags: ['MOBILENUMREG3', 'REGMOBVERF3', 'CHNGPASSVERIF3'],
    features: ['smsLogin', 'phonePasswordRetrieval'],
  },
  identity: { flags: ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], features: ['phoneSignIn'] },
  chat: { flags: ['CBS3'], features: [] },
  transfer: { flags: ['AGENTRANSMULTDOWN3'], features: [] },
} as const satisfies Record<string, Needing>;

type Need = keyof typeof needing;

function allOff<Name extends string>(names: readonly Name[]): Partial<Record<Name, boolean>> {
  return Object.fromEntries(names.map((name) => [name, false])) as Partial<Record<Name, boolean>>;
}

/** Switches off what needs something that is not there; `closed` names what was on. */
export function closeUnserved(
  site: Site,
  served: Readonly<Record<Need, boolean>>,
): { site: Site; closed: string[] } {
  const missing = (Object.keys(needing) as Need[]).filter((need) => !served[need]);
  const flags: Flag[] = missing.flatMap((need) => needing[need].flags);
  const features: Feature[] = missing.flatMap((need) => needing[need].features);
  const closed = [
    ...flags.filter((flag) => site.flags[flag]),
    ...features.filter((feature) => site.features[feature]),
  ];
  if (missing.length === 0) return { site, closed };
  const kept = {
    flags: { ...site.flags, ...allOff(flags) },
    features: { ...site.features, ...allOff(features) },
  };
  return { site: { ...site, ...kept }, closed };
}
