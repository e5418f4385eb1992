import { expect, test } from 'vitest';
import { loginRefusal } from './login-refusal.ts';
import { defaultMemberTypes } from './member-type.ts';

const member = 'login.type.not.member';
const agent = 'login.type.not.agent';

test.each([
  // type, on the site of members, on the site of agents
  [0, null, agent],
  [1, null, null],
  [2, null, null],
  [4, member, agent],
  [40, member, agent],
  [41, member, null],
  [42, member, null],
  [7, member, null],
])('type %i: on a site of members %s, on a site of agents %s', (type, ofMembers, ofAgents) => {
  expect(loginRefusal(type, 'members', defaultMemberTypes)).toBe(ofMembers);
  expect(loginRefusal(type, 'agents', defaultMemberTypes)).toBe(ofAgents);
  expect(loginRefusal(type, 'everyone', defaultMemberTypes)).toBeNull();
});
