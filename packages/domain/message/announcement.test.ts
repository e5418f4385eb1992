import { expect, test } from 'vitest';
import { defaultMemberTypes } from '../member/member-type.ts';
import {
  announcementTypes,
  hasTurned,
  isAnnounced,
  type Announcement,
  type AnnouncementType,
  type AnnouncementFilter,
} from './announcement.ts';
import type { Reader } from './audience.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const member: Reader = { memberType: 0, vipLevel: 2 };

const announcement: Announcement = {
  type: 'PL',
  platforms: ['M'],
  groupName: null,
  audience: 'everyone',
  vipLevelFrom: null,
  startsAt: at(10),
  endsAt: at(12),
  languages: ['EN', 'TY'],
};
const filter: AnnouncementFilter = {
  types: new Set(announcementTypes),
  platform: 'M',
  language: 'EN',
  now: at(11),
};

test.each<[string, Partial<Announcement>, Partial<AnnouncementFilter>, Reader, boolean]>([
  ['as it stands', {}, {}, null, true],
  ['of a type that is not asked for', { type: 'H' }, { types: new Set(['PL']) }, null, false],
  ['of one of two types', { type: 'PU' }, { types: new Set(['PL', 'PU']) }, null, true],
  ['on another platform', {}, { platform: 'W' }, null, false],
  ['on both platforms', { platforms: ['M', 'W'] }, { platform: 'W' }, null, true],
  ['of the group', { groupName: 'm_home' }, { groupName: 'm_home' }, null, true],
  ['of another group', { groupName: 'm_event' }, { groupName: 'm_home' }, null, false],
  ['of any group', {}, { groupName: 'm_home' }, null, true],
  ['of a group, all asked for', { groupName: 'm_event' }, {}, null, true],
  ['a moment before it starts', {}, { now: new Date(at(10).getTime() - 1) }, null, false],
  ['at the moment it starts', {}, { now: at(10) }, null, true],
  ['at the moment it ends', {}, { now: at(12) }, null, false],
  ['without an end', { endsAt: null }, { now: at(23) }, null, true],
  ['a promotion that is to come', { type: 'PR' }, { now: at(9) }, null, true],
  ['a promotion that is over', { type: 'PR' }, { now: at(13) }, null, true],
  ['in a language it has', { languages: ['TY'] }, { language: 'TY' }, null, true],
  ['in a language it has not', { languages: ['TY'] }, {}, null, false],
  ['for members, to a guest', { audience: 'member' }, {}, null, false],
  ['for members, to a member', { audience: 'member' }, {}, member, true],
  ['for guests, to a member', { audience: 'guest' }, {}, member, false],
  ['for agents, to a member', { audience: 'agent' }, {}, member, false],
  ['for level 2, to level 2', { audience: 'vip', vipLevelFrom: 2 }, {}, member, true],
  ['for level 3, to level 2', { audience: 'vip', vipLevelFrom: 3 }, {}, member, false],
])('§3: %s', (_, announced, wanted, reader, expected) => {
  const judged = isAnnounced(
    { ...announcement, ...announced },
    { ...filter, ...wanted },
    reader,
    defaultMemberTypes,
  );
  expect(judged).toBe(expected);
});

test.each(announcementTypes)('§3: type %s is answered only to requests for it', (type) => {
  const answers = announcementTypes.filter((wantedType) =>
    isAnnounced(
      { ...announcement, type },
      { ...filter, types: new Set<AnnouncementType>([wantedType]) },
      null,
      defaultMemberTypes,
    ),
  );
  expect(answers).toEqual([type]);
});

test.each([
  [9, 10, true],
  [10, 11, false],
  [11, 12, true],
  [12, 13, false],
  [8, 13, true],
])('§3: between %s and %s o’clock an announcement began or ended: %s', (since, now, expected) => {
  expect(hasTurned([announcement], at(since), at(now))).toBe(expected);
});
