import { expect, test } from 'vitest';
import { pushEndpoints } from './push-endpoints.ts';

const sandbox = { url: 'http://127.0.0.1:3100' };
const browser = '0f5a8f0e-2d1b-4c55-9d5e-9b8d6a6f2c11';

test.each([
  [`http://127.0.0.1:3100/push/brought/${browser}`, true],
  ['https://fcm.googleapis.com/fcm/send/one', true],
  [`http://127.0.0.1:3101/push/brought/${browser}`, false],
  [`http://127.0.0.1:3100@evil.test/push/brought/${browser}`, false],
  [`http://127.0.0.1:3100/push/brought/../browsers/${browser}`, false],
  [`http://127.0.0.1:3100/push/brought/${browser}?one`, false],
  ['http://127.0.0.1:3100/push/brought/', false],
])('beside a sandbox, %s may be sent to: %s', (address, isEndpoint) => {
  expect(pushEndpoints(sandbox)(address)).toBe(isEndpoint);
});

test('without a sandbox, pushes may go only to the companies of browsers', () => {
  expect(pushEndpoints(null)(`${sandbox.url}/push/brought/${browser}`)).toBe(false);
  expect(pushEndpoints(null)('https://fcm.googleapis.com/fcm/send/one')).toBe(true);
});
