import { expect, test } from 'vitest';
import { defaultMemberTypes, memberKind } from './member-type.ts';

test.each([
  [0, { trial: false, agent: false, contracts: false, depositor: true }],
  [1, { trial: false, agent: true, contracts: true, depositor: true }],
  [2, { trial: false, agent: true, contracts: true, depositor: true }],
  [4, { trial: true, agent: false, contracts: false, depositor: false }],
  [undefined, { trial: true, agent: false, contracts: false, depositor: false }],
  [40, { trial: false, agent: false, contracts: false, depositor: false }],
  [41, { trial: false, agent: true, contracts: false, depositor: false }],
  [42, { trial: false, agent: true, contracts: false, depositor: false }],
  [7, { trial: false, agent: true, contracts: true, depositor: false }],
])('§1, D3: member type %s is of the kind that D3 gives it', (type, kind) => {
  expect(memberKind(type, defaultMemberTypes)).toEqual(kind);
});
