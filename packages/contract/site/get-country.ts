import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getCountry = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  summary: 'The country of the site, by which mobile numbers are read',
  access: 'anyone',
  inPages: true,
  moduleId: 'REGISTER_REE3',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        country: v.string(),
        countryDialingCode: v.string(),
        currency: v.string(),
      }),
    ),
  }),
  errors: [],
});
