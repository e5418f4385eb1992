import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import { familyFields, queryNumber } from '../fields.ts';
import { notice, platform } from './announcement.ts';

const news = {
  method: 'GET',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    platform,
    limitNum: v.optional(queryNumber(1, 100), limits.newsRows),
  }),
  response: v.object({ list: v.array(notice) }),
  errors: [],
} as const;

export const listPopularAnnouncements = endpoint({
  ...news,
  path: '/wps/relay/MCSFE_getPopularAnnouncements',
  summary: 'The announcements to players that most members have opened, most opened first',
});

export const listLobbyNews = endpoint({
  ...news,
  path: '/wps/relay/MCSFE_getLobbyNews',
  summary: 'The notices of the home, newest first',
});
