import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields } from '../fields.ts';
import { banner, contentTypes, groupName, notice, platform, promotion } from './announcement.ts';

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners, promotions and announcements as a guest may see them, by content type',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    types: contentTypes,
    groupName,
    ...familyFields,
    platform,
  }),
  response: v.object({
    /** Type PR: those that run, then those to come, then those that are over. */
    promotion: v.array(promotion),
    /** Type B. */
    banners: v.array(banner),
    /** Type PL. */
    player: v.array(notice),
    /** Type PU. */
    popup: v.array(notice),
    /** Type H. */
    hot: v.array(notice),
  }),
  errors: [],
});
