import { expect, test } from 'vitest';
import { defaultMemberTypes } from '../member/member-type.ts';
import { isAudience, type Reader } from './audience.ts';

const readers: readonly Reader[] = [
  null,
  { memberType: 4, vipLevel: 0 },
  { memberType: 0, vipLevel: 2 },
  { memberType: 0, vipLevel: 3 },
  { memberType: 7, vipLevel: 0 },
];

test.each([
  // audience, lowest level, guest, trial, member of level 2, member of level 3, agent
  ['everyone', null, true, true, true, true, true],
  ['guest', null, true, false, false, false, false],
  ['member', null, false, true, true, true, true],
  ['agent', null, false, false, false, false, true],
  ['vip', 3, false, false, false, true, false],
  ['vip', 0, false, true, true, true, true],
  ['vip', null, false, false, false, false, false],
] as const)('%s from level %s: %s %s %s %s %s', (audience, vipLevelFrom, ...expected) => {
  const judged = readers.map((reader) =>
    isAudience({ audience, vipLevelFrom }, reader, defaultMemberTypes),
  );
  expect(judged).toEqual(expected);
});
