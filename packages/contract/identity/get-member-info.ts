import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The member behind the session',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    id: v.string(),
    account: v.string(),
    nickname: v.string(),
    type: v.number(),
    clubLabel: v.object({ labelName: v.string() }),
    registeredAt: v.string(),
  }),
  errors: [],
});
