import { expect, test } from 'vitest';
import { isRestricted, type RegionRule } from './region-rule.ts';

const everywhere: RegionRule = {
  on: true,
  allowedCountries: [],
  blockedCountries: [],
  unknownCountry: 'let-in',
};
const onlyPh = { ...everywhere, allowedCountries: ['PH'] };
const notSg = { ...everywhere, blockedCountries: ['SG'] };
const both = { ...onlyPh, allowedCountries: ['PH', 'SG'], blockedCountries: ['SG'] };

test.each([
  ['a restriction of everybody', everywhere, { PH: true, SG: true, unknown: true }],
  ['a list of who is let in', onlyPh, { PH: false, SG: true, unknown: false }],
  ['a list of who is kept out', notSg, { PH: false, SG: true, unknown: false }],
  ['both lists, of which keeping out wins', both, { PH: false, SG: true, unknown: false }],
  ['lists that are switched off', { ...both, on: false }, { PH: false, SG: false, unknown: false }],
])('§3, §7: %s', (_, rule, expected) => {
  const seen = {
    PH: isRestricted(rule, 'PH'),
    SG: isRestricted(rule, 'SG'),
    unknown: isRestricted(rule, null),
  };
  expect(seen).toEqual(expected);
});

test.each([onlyPh, notSg])(
  '§3, §7: a visitor of unknown country is kept out by the rule of the site',
  (rule) => {
    expect(isRestricted({ ...rule, unknownCountry: 'keep-out' }, null)).toBe(true);
    expect(isRestricted({ ...rule, unknownCountry: 'keep-out' }, 'PH')).toBe(false);
  },
);
