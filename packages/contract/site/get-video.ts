import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getVideo = endpoint({
  method: 'GET',
  path: '/wps/system/video',
  summary: 'The video link of the home screen, and how it is played',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    /** The link as the operator set it; null for none. */
    link: v.nullable(v.string()),
    /** Null when there is no link, or when it is not one of a video. */
    video: v.nullable(
      v.object({
        kind: v.picklist(['file', 'embed']),
        address: v.string(),
        /** A picture to show before it plays. */
        poster: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});
