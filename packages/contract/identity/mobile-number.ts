import * as v from 'valibot';
import { blankable } from '../fields.ts';

/** As typed, with or without spaces and a zero or country code in front. */
export const mobileNum = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(20),
  v.regex(/^\+?[\d ()-]+$/),
);

/** Why a number cannot be used. */
export const mobileErrors = ['mobile.invalid', 'mobile.country.closed', 'mobile.no.sms'] as const;

/** Digits without the plus; the site's own country counts where it is left out. */
export const countryDialingCode = blankable(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/)));
