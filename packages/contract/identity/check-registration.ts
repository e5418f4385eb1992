import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { shortText } from '../fields.ts';

export const checkEmail = endpoint({
  method: 'POST',
  path: '/wps/check/email',
  summary: 'Whether an e-mail address is still free',
  access: 'anyone',
  sends: 'form',
  input: v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)) }),
  response: v.object({ available: v.boolean() }),
  errors: ['request.limited'],
});

/** The `domain` that other clients send along is not believed: the request's own counts. */
export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/check/affiliate',
  summary: 'Whether an agent stands behind an invitation code, or behind the address of the site',
  access: 'anyone',
  moduleId: 'AFFMAN3',
  sends: 'query',
  input: v.object({ affiliateCode: v.optional(shortText, '') }),
  response: v.object({ validatedBy: v.picklist(['code', 'domain']) }),
  errors: ['register.invitation.invalid', 'request.limited'],
});
