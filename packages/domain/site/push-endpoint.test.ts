import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
])('§2 Message center: %s is an address for pushes', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@evil.test/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.test/abc',
  'https://evil-push.apple.com.test/abc',
  'https://push.apple.com.evil.test/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'not an address',
  '',
])('§2 Message center: %s is none', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
