import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getDomainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Where paths lead that no screen answers to',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ domainRoute: v.record(v.string(), v.string()), mainDomain: v.string() }),
  errors: [],
});
