import { expect, test } from 'vitest';
import { escapesTo, redirectPayloads } from '@pavilion/domain/site/redirect-payloads.fixture';
import { returnPath } from './return-path.ts';

test.each([
  '/m/home',
  '/m/gameList?gameType=RNG&vassalage=LANTERN',
  '/m/slot-games',
  '/m/activityDetail?id=7',
])('a game may lead back to %s', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  '',
  '/',
  '/m',
  '/home',
  'm/home',
  '//evil.example/m/',
  '/m//evil.example',
  '/m/\\evil.example',
  '\\m\\home',
  'https://evil.example/m/home',
  'javascript:alert(1)',
  '/m/home?to=https://evil.example',
  '/m/../wps/session/logout',
  '/m/%2e%2e/wps',
  '/m/%2F/evil.example',
  '/m/%5Cevil',
  '/m/home\n',
  '/m/ho me',
  '/m/<script>',
])('%j is replaced by the home', (path) => {
  expect(returnPath(path)).toBe('/m/home');
});

test.each(redirectPayloads)('%j leads nobody off the site', (payload) => {
  expect(escapesTo(returnPath(payload))).toBeNull();
});
