import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Whether the site is open to this visitor',
  access: 'anyone',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    info: v.string(),
    /** 0 normal, 1 restricted, 2 maintenance (decision D1). */
    status: v.picklist([0, 1, 2]),
    maintenance: v.boolean(),
    maintenanceEndsAt: v.nullable(v.string()),
    regionRestriction: v.boolean(),
    location: v.object({ ip: v.string() }),
  }),
  errors: [],
});
