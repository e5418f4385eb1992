import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The flags of the site',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ whitelabel: v.record(v.string(), v.boolean()) }),
  errors: [],
});
