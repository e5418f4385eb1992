import * as v from 'valibot';
import { homeWidgets } from '@pavilion/domain/site/home-widget';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const mobileTemplate = v.object({
  mem_cen: v.string(),
  dep_func: v.string(),
  /** What the home shows below its menu, from above. */
  home: v.array(v.picklist(homeWidgets)),
});

export const getTemplates = endpoint({
  method: 'GET',
  path: '/wps/system/templates',
  summary: 'Which template the pages have, and what the home shows',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ mobileTemplate }),
  errors: [],
});
