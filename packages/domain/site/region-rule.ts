/** Whether a visitor whose country nobody knows is let in while lists of countries are in force. */
export const unknownCountryRules = ['let-in', 'keep-out'] as const;

export type RegionRule = {
  on: boolean;
  /** When not empty, only visitors from these countries are let in. */
  allowedCountries: readonly string[];
  blockedCountries: readonly string[];
  unknownCountry: (typeof unknownCountryRules)[number];
};

/** Section 3, `regionRestriction`, of one visitor; without any country it is meant for everybody. */
export function isRestricted(rule: RegionRule, country: string | null): boolean {
  const { on, allowedCountries: allowed, blockedCountries: blocked } = rule;
  if (!on) return false;
  if (allowed.length === 0 && blocked.length === 0) return true;
  if (country === null) return rule.unknownCountry === 'keep-out';
  if (allowed.length > 0 && !allowed.includes(country)) return true;
  return blocked.includes(country);
}
