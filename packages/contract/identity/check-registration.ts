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

export const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/check/affiliate',
  summary: 'Whether an agent stands behind an invitation code, or behind the address of the site',
  access: 'anyone',
  moduleId: 'AFFMAN3',
  sends: 'query',
  input: v.object({
    affiliateCode: v.optional(shortText, ''),
    /** Read and not believed: the domain that the request came to counts. */
    domain: v.optional(shortText),
  }),
  response: v.object({ validatedBy: v.picklist(['code', 'domain']) }),
  errors: ['register.invitation.invalid', 'request.limited'],
});
