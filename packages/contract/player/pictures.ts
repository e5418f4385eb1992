import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../fields.ts';

/** What may be wrong with pictures that a call carries. */
export const pictureErrors = [
  'picture.type',
  'picture.empty',
  'picture.too.large',
  'picture.too.many',
  'picture.unreadable',
] as const;

/** How a picture that somebody sent is asked for. */
export const sentPicture = {
  method: 'GET',
  sends: 'query',
  input: v.object({ pictureId: identifier }),
  response: v.blob(),
  errors: ['picture.not.found'],
} as const;

export const getPicture = endpoint({
  ...sentPicture,
  path: '/wps/member/picture/{pictureId}',
  whileExcluded: 'answered',
  summary: 'A picture that the member has sent',
  access: 'session',
});

export const pictureCalls = {
  getPicture,
};
