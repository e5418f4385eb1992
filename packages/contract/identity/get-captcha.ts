import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { blankable } from '../fields.ts';

/** `any` is a captcha of a client that does not say what it is for: the first call uses it up. */
const captchaPurpose = v.picklist(['login', 'sms', 'register', 'any']);

/**
 * What goes along with a call that asks for a captcha. A client of the family sends the answer
 * alone: then the cookie of the captcha says which one it answers.
 */
export const captchaAnswer = {
  captchaId: blankable(v.pipe(v.string(), v.uuid())),
  captcha: blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/))),
  /** Beside the answer to a captcha in words; see `proofBits`. */
  captchaProof: blankable(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
};

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Digits to type, as a picture or, for those who cannot see it, in words',
  access: 'anyone',
  moduleId: 'VALID_CAPTCHA3',
  sends: 'query',
  input: v.object({
    purpose: v.optional(captchaPurpose, 'any'),
    form: v.optional(v.picklist(['picture', 'words']), 'picture'),
  }),
  response: v.object({
    captchaId: v.string(),
    /** A `data:` address; null in the form of words. */
    image: v.nullable(v.string()),
    /** In the request's language; null in the form of a picture. */
    words: v.nullable(v.string()),
    /**
     * Zero bits with which SHA-256 of `captchaId`, a blank and `captchaProof` must begin; null
     * where no proof is asked for, as for every picture.
     */
    proofBits: v.nullable(v.number()),
    expiresAt: v.string(),
  }),
  errors: ['request.limited'],
});
