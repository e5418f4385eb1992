import * as v from 'valibot';
import { profileFieldNames } from '@pavilion/domain/member/profile-fields';
import { endpoint } from '../endpoint.ts';
import { shortText } from '../fields.ts';

const text = v.optional(v.pipe(shortText, v.trim()));

export const updateMemberInfo = endpoint({
  method: 'POST',
  path: '/wps/member/info',
  summary: "Change the member's own details; the real name and id number only once",
  access: 'session',
  action: 'memberCentre',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object(
    Object.fromEntries(profileFieldNames.map((name) => [name, text])) as Record<
      (typeof profileFieldNames)[number],
      typeof text
    >,
  ),
  response: v.object({}),
  errors: [
    'register.field.invalid',
    'register.name.reserved',
    'profile.field.fixed',
    'request.limited',
  ],
});
