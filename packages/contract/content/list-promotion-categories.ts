import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const listPromotionCategories = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  summary: 'The category menu of the promotion list',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(v.object({ id: v.string(), title: v.string() })) }),
  errors: [],
});
