import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const captchaPurpose = v.picklist(['login', 'sms', 'register']);

/** What goes along with a call that asks for a captcha. */
export const captchaAnswer = {
  captchaId: v.optional(v.pipe(v.string(), v.uuid())),
  captcha: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/))),
};

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Digits to type, as a picture or, for those who cannot see it, in words',
  access: 'anyone',
  moduleId: 'VALID_CAPTCHA3',
  sends: 'query',
  input: v.object({
    purpose: captchaPurpose,
    form: v.optional(v.picklist(['picture', 'words']), 'picture'),
  }),
  response: v.object({
    captchaId: v.string(),
    /** A `data:` address; null in the form of words. */
    image: v.nullable(v.string()),
    /** In the request's language; null in the form of a picture. */
    words: v.nullable(v.string()),
    expiresAt: v.string(),
  }),
  errors: ['request.limited'],
});
