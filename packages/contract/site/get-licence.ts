import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const getLicence = endpoint({
  method: 'GET',
  path: '/wps/system/licence',
  summary: 'Who may play, under which licence, and how a player is protected',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    title: v.string(),
    paragraphs: v.array(v.string()),
    responsibleGaming: v.string(),
  }),
  errors: [],
});
