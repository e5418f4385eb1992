import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const banner = v.object({
  id: v.string(),
  groupName: v.string(),
  title: v.string(),
  text: v.string(),
  url: v.string(),
  color: v.string(),
  /** A path of this site, or a link that the site allows; empty when there is none. */
  linkage: v.string(),
});

const notice = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  startDate: v.string(),
  read: v.boolean(),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Banners and announcements by content type and group',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    /** Comma-separated content types: A, PL, B, PU, PR, H. */
    types: v.pipe(v.string(), v.regex(/^(A|PL|B|PU|PR|H)(,(A|PL|B|PU|PR|H)){0,5}$/)),
    groupName: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/))),
    platform: v.optional(v.picklist(['M', 'W']), 'M'),
  }),
  response: v.object({
    banner: v.array(banner),
    player: v.array(notice),
  }),
  errors: [],
});
