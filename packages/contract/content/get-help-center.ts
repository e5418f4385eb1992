import * as v from 'valibot';
import { languages } from '@pavilion/domain/site/language';
import { endpoint } from '../endpoint.ts';

export const getHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The sections of the help center in their order',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({
    /** The language of the request when it is left out. */
    lang: v.optional(v.picklist(languages)),
  }),
  response: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
  errors: [],
});
