import * as v from 'valibot';
import { unknownCountryRules } from '@pavilion/domain/site/region-rule';
import { countryCode, list, yesNo } from './fields.ts';
import type { Fields } from './site-fields.ts';

export const statusSchema = ({ localText }: Fields) =>
  v.strictObject({
    maintenance: v.strictObject({ on: yesNo, info: localText }),
    regionRestriction: v.strictObject({
      on: yesNo,
      /** When not empty, only these countries are served. */
      allowedCountries: list(countryCode),
      blockedCountries: list(countryCode),
      unknownCountry: v.optional(v.picklist(unknownCountryRules, 'let-in or keep-out'), 'let-in'),
      info: localText,
    }),
  });
