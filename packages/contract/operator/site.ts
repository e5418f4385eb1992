import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { described, describedObject, instant, words, yesNo } from '../fields.ts';
import { inEvery } from '../local-text.ts';
import { openState } from '../player/site.ts';

const info = v.pipe(words, v.minLength(1), v.maxLength(500));
const localInfo = described(
  v.optional(v.nullable(inEvery(info)), null),
  'A sentence for the people who come; null leaves the one of the site folder.',
);

export const setStatus = endpoint({
  method: 'PUT',
  path: '/operator/status',
  summary: 'Open or close the site; every open page follows at once',
  access: 'operator',
  sends: 'json',
  input: v.object({
    maintenance: describedObject('Closes the site to everyone.', {
      on: yesNo('Whether it is closed.'),
      endsAt: described(
        v.optional(v.nullable(instant), null),
        'When the work is planned to end; shown to people, and closes or opens nothing.',
      ),
      info: localInfo,
    }),
    regionRestriction: describedObject('Closes the site to visitors of other countries.', {
      on: yesNo('Whether it is closed.'),
      info: localInfo,
    }),
  }),
  response: v.object({
    ...openState,
    regionRestriction: yesNo('The site is closed to visitors of other countries.'),
  }),
  errors: [],
});

export const siteCalls = {
  setStatus,
};
