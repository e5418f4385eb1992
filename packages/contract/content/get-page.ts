import * as v from 'valibot';
import { languages } from '@pavilion/domain/site/language';
import { endpoint } from '../endpoint.ts';
import { sitePageIds } from '../operator/content-fields.ts';

export const getPage = endpoint({
  method: 'GET',
  path: '/wps/system/page',
  summary: 'A page of the site that holds a text alone',
  access: 'anyone',
  inPages: true,
  sends: 'query',
  input: v.object({
    id: v.picklist(sitePageIds),
    /** The language of the request when it is left out. */
    lang: v.optional(v.picklist(languages)),
  }),
  response: v.object({ id: v.string(), title: v.string(), content: v.string() }),
  errors: ['request.not.found'],
});
