import { expect, test } from 'vitest';
import { isAudience } from './audience.ts';

test.each([
  // audience, guest, trial, member, agent
  ['everyone', true, true, true, true],
  ['guest', true, false, false, false],
  ['member', false, true, true, true],
  ['agent', false, false, false, true],
] as const)('%s: guest %s, trial %s, member %s, agent %s', (audience, ...expected) => {
  expect([null, 4, 0, 7].map((type) => isAudience(audience, type))).toEqual(expected);
});
