import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, pictureParts } from '../fields.ts';

export const getProfilePicture = endpoint({
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

export const setProfilePicture = endpoint({
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
