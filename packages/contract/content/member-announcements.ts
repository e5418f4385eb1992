import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields, identifier } from '../fields.ts';
import { banner, contentTypes, groupName, notice, platform, promotion } from './announcement.ts';

const types = v.optional(contentTypes, 'PL,PU');

export const listMemberAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberAnnouncements',
  summary: 'What the member behind the session may see, by content type, with read marks',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({ ...familyFields, types, groupName, platform }),
  response: v.object({
    promotion: v.array(promotion),
    banners: v.array(banner),
    player: v.array(notice),
    popup: v.array(notice),
    hot: v.array(notice),
    /** Type A; empty for those who are not agents. */
    agent: v.array(notice),
  }),
  errors: [],
});

export const countUnreadAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_unreadCount',
  summary: 'How many announcements of these types the member has not opened',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: v.object({ types }),
  response: v.object({ announcementUnreadCount: v.number() }),
  errors: [],
});

export const markAnnouncementRead = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  summary: 'Remember that the member opened an announcement',
  access: 'session',
  action: 'markRead',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ announcementId: identifier, read: v.literal(true) }),
  response: v.object({}),
  errors: ['trial.restricted', 'request.not.found'],
});
