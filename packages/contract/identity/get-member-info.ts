import * as v from 'valibot';
import { profileFieldNames } from '@pavilion/domain/member/profile-fields';
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
    /** Changes with every new picture; null without one. */
    pictureId: v.nullable(v.string()),
    birthday: v.nullable(v.string()),
    /** The details that the site asks for, in the order of the page. */
    details: v.array(
      v.object({ name: v.picklist(profileFieldNames), value: v.string(), editable: v.boolean() }),
    ),
  }),
  errors: [],
});
