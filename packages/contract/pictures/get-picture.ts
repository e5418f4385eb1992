import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../fields.ts';

const picture = {
  method: 'GET',
  sends: 'query',
  input: v.object({ pictureId: identifier }),
  response: v.blob(),
  errors: ['picture.not.found'],
} as const;

export const getPicture = endpoint({
  ...picture,
  path: '/wps/member/picture/{pictureId}',
  summary: 'A picture that the member has sent',
  access: 'session',
});

export const getSentPicture = endpoint({
  ...picture,
  path: '/operator/pictures/{pictureId}',
  summary: 'A picture that any member has sent',
  access: 'operator',
});
