/** Whether a visitor of unknown country is let in while countries are listed. */
export const unknownCountryRules = ['let-in', 'keep-out'] as const;

export type RegionRule = {
  on: boolean;
  /** When not empty, only visitors from these countries are let in. */
  allowedCountries: readonly string[];
  blockedCountries: readonly string[];
  unknownCountry: (typeof unknownCountryRules)[number];
};

/** Section 3, `regionRestriction`, for one visitor; applies to all if no country is listed. */
export function isRestricted(rule: RegionRule, country: string | null): boolean {
  const { on, allowedCountries: allowed, blockedCountries: blocked } = rule;
  if (!on) return false;
  if (allowed.length === 0 && blocked.length === 0) return true;
  if (country === null) return rule.unknownCountry === 'keep-out';
  if (allowed.length > 0 && !allowed.includes(country)) return true;
  return blocked.includes(country);
}
