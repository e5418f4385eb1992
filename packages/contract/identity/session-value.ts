import * as v from 'valibot';
import { instant } from '../fields.ts';

/** Where a person logged in from, so that they can tell whether it was them. */
export const loginPlace = {
  /** Null where the browser does not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  addressMasked: v.string(),
};

/** The value of a login or registration that ends in a session. */
export const sessionValue = v.object({
  token: v.string(),
  userName: v.string(),
  /** The member type of seed section 4. */
  type: v.number(),
  firstTimeLogin: v.boolean(),
  /** True when this device may log in again without the password (decision D5). */
  remembered: v.boolean(),
  previousLogin: v.nullable(v.object({ at: instant, ...loginPlace })),
});
