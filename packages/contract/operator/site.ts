import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, words } from '../fields.ts';
import { inEvery } from '../local-text.ts';

const info = v.pipe(words, v.minLength(1), v.maxLength(500));
/** A sentence for the people who come; null leaves the one of the site folder. */
const localInfo = v.optional(v.nullable(inEvery(info)), null);

export const setStatus = endpoint({
  method: 'PUT',
  path: '/operator/status',
  summary: 'Open or close the site; every open page follows at once',
  access: 'operator',
  sends: 'json',
  input: v.object({
    maintenance: v.object({
      on: v.boolean(),
      /** When the work is planned to end; shown to people, and closes or opens nothing. */
      endsAt: v.optional(v.nullable(instant), null),
      info: localInfo,
    }),
    regionRestriction: v.object({ on: v.boolean(), info: localInfo }),
  }),
  response: v.object({
    /** 0 normal, 1 restricted, 2 maintenance (decision D1). */
    status: v.picklist([0, 1, 2]),
    maintenance: v.boolean(),
    maintenanceEndsAt: v.nullable(v.string()),
    regionRestriction: v.boolean(),
  }),
  errors: [],
});

export const siteCalls = {
  setStatus,
};
