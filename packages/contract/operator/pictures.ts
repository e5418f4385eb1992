import { endpoint } from '../endpoint.ts';
import { sentPicture } from '../player/pictures.ts';

export const getSentPicture = endpoint({
  ...sentPicture,
  path: '/operator/pictures/{pictureId}',
  summary: 'A picture that any member has sent',
  access: 'operator',
});

export const pictureCalls = {
  getSentPicture,
};
