import * as v from 'valibot';

/** The value of a login or registration that ends in a session. */
export const sessionValue = v.object({
  token: v.string(),
  userName: v.string(),
  /** The member type of seed section 4. */
  type: v.number(),
  firstTimeLogin: v.boolean(),
  previousLoginAt: v.nullable(v.string()),
});
