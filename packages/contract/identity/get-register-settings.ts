import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getRegisterSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which registration fields are shown and required, and their rules',
  access: 'anyone',
  moduleId: 'REGISTER_REE3',
  sends: 'query',
  input: nothing,
  response: v.object({
    regExp: v.record(v.string(), v.object({ enabled: v.boolean(), required: v.boolean() })),
    minimumAge: v.number(),
    password: v.object({ minimumLength: v.number(), maximumLength: v.number() }),
  }),
  errors: [],
});
