import * as v from 'valibot';
import { profileFieldNames } from '@pavilion/domain/member/profile-fields';
import { endpoint } from '../endpoint.ts';
import {
  described,
  describedList,
  describedObject,
  givenId,
  memberType,
  nothing,
  pictureParts,
  shortText,
  text,
  yesNo,
} from '../fields.ts';
import { pictureErrors } from './pictures.ts';

const getMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  whileExcluded: 'answered',
  summary: 'The member behind the session',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    id: givenId,
    account: text('The user name that the member logs in with.'),
    nickname: text('What the member is called on the pages; empty for none.'),
    type: memberType,
    clubLabel: describedObject('The level of the member in the club of the site.', {
      labelName: text('Its name in the language of the request.'),
    }),
    registeredAt: text('When the member registered, as ISO 8601.'),
    pictureId: described(
      v.nullable(v.string()),
      'Changes with every new picture; null without one.',
    ),
    upline: described(
      v.nullable(v.string()),
      'What the agent of the team is called, who sees some of the play; null without a team.',
    ),
    birthday: described(v.nullable(v.string()), '`YYYY-MM-DD`; null where it is not known.'),
    details: describedList('The details that the site asks for, in the order of the page.', {
      name: described(v.picklist(profileFieldNames), 'Which detail this is.'),
      value: text('What the member gave; empty for nothing.'),
      editable: yesNo('Whether the member may change it.'),
    }),
  }),
  errors: [],
});

const newText = described(
  v.optional(v.pipe(shortText, v.trim())),
  'What the member changes it to; left out, it stays.',
);

export const updateMemberInfo = endpoint({
  method: 'POST',
  path: '/wps/member/info',
  summary: "Change the member's own details; the real name and id number only once",
  access: 'session',
  action: 'memberCentre',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object(
    Object.fromEntries(profileFieldNames.map((name) => [name, newText])) as Record<
      (typeof profileFieldNames)[number],
      typeof newText
    >,
  ),
  response: v.object({}),
  errors: [
    'details.refused',
    'register.field.invalid',
    'register.name.reserved',
    'profile.field.fixed',
    'request.limited',
  ],
});

const getProfilePicture = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  whileExcluded: 'answered',
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
  input: v.object({
    pictures: described(
      pictureParts(0, 1),
      'One PNG or JPEG picture; none is the error `picture.empty`.',
    ),
  }),
  response: v.object({ pictureId: text('The id of the new picture.') }),
  errors: ['trial.restricted', 'request.limited', ...pictureErrors],
});

export const accountCalls = {
  getMemberInfo,
  updateMemberInfo,
  getProfilePicture,
  setProfilePicture,
};
