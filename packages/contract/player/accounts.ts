import * as v from 'valibot';
import { profileFieldNames } from '@pavilion/domain/member/profile-fields';
import { endpoint } from '../endpoint.ts';
import { nothing, pictureParts, shortText } from '../fields.ts';

const getMemberInfo = endpoint({
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

const getProfilePicture = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: "The member's own picture",
  access: 'session',
  moduleId: 'PROFPIC3',
  sends: 'query',
  input: nothing,
  response: v.blob(),
  errors: ['picture.not.found'],
});

const setProfilePicture = endpoint({
  method: 'POST',
  path: '/wps/member/info/icon',
  summary: "Replaces the member's own picture",
  access: 'session',
  action: 'memberCentre',
  moduleId: 'PROFPIC3',
  sends: 'multipart',
  alsoForm: true,
  /** None is refused as `picture.empty`. */
  input: v.object({ pictures: pictureParts(0, 1) }),
  response: v.object({ pictureId: v.string() }),
  errors: [
    'trial.restricted',
    'request.limited',
    'picture.type',
    'picture.empty',
    'picture.too.large',
    'picture.too.many',
    'picture.unreadable',
  ],
});

export const accountCalls = {
  getMemberInfo,
  updateMemberInfo,
  getProfilePicture,
  setProfilePicture,
};
