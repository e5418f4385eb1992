import { expect, test } from 'vitest';
import { defaultMemberTypes, memberKind } from '@pavilion/domain/member/member-type';
import { recordViews } from './record-views.ts';

test.each([
  [0, ['moves', 'deposits', 'withdrawals']],
  [1, ['moves', 'deposits', 'withdrawals', 'team']],
  [41, ['moves', 'deposits', 'withdrawals', 'team']],
  [40, ['moves', 'deposits', 'withdrawals']],
  [4, ['moves']],
])('the records of a member of type %i show %j', (type, views) => {
  expect(recordViews(memberKind(type, defaultMemberTypes))).toEqual(views);
});
