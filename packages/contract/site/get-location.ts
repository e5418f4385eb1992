import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getLocation = endpoint({
  method: 'GET',
  path: '/wps/system/location',
  summary: 'Where the server sees the visitor',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ ip: v.string(), country: v.nullable(v.string()) }),
  errors: [],
});
