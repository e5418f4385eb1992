import * as v from 'valibot';
import { passwordParts } from '@pavilion/domain/password/password-rule';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** Must match all of the text; null where a rule in code judges. */
  pattern: v.nullable(v.string()),
  minimumLength: v.number(),
  maximumLength: v.number(),
  /** What is said of a wrong value, in the language of the request. */
  message: v.string(),
});

export const registerSettings = v.object({
  regExp: v.record(v.string(), fieldRule),
  methods: v.object({ username: v.boolean(), mobileNum: v.boolean() }),
  mobilePassword: v.boolean(),
  captcha: v.boolean(),
  /** An agent stands behind the address of the site, so no code is asked. */
  affiliateByDomain: v.boolean(),
  minimumAge: v.number(),
  /** `YYYY-MM-DD` where the site is; ages are counted from it. */
  today: v.string(),
  /** The name of the site, under which nobody registers. */
  siteName: v.string(),
  /** Whether a forgotten password can be set by SMS code. */
  passwordByPhone: v.boolean(),
  mobileNumber: v.object({ minimumLength: v.number(), maximumLength: v.number() }),
  password: v.object({
    minimumLength: v.number(),
    maximumLength: v.number(),
    contains: v.optional(v.array(v.picklist(passwordParts))),
  }),
});

export const getRegisterSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which registration fields are shown and required, and their rules',
  access: 'anyone',
  inPages: true,
  moduleId: 'REGISTER_REE3',
  sends: 'query',
  input: nothing,
  response: registerSettings,
  errors: [],
});
