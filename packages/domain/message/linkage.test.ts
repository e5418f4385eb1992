import { expect, test } from 'vitest';
import { hostOf, isAllowedLinkage } from './linkage.ts';

const hosts = new Set(['partner.example', 'chat.example:8443']);

test.each([
  ['', true],
  ['/m', true],
  ['/m/activity?id=first-deposit', true],
  ['/m?code=1', true],
  ['https://partner.example/welcome', true],
  ['https://chat.example:8443', true],
  ['/operator/content', false],
  ['/mall', false],
  ['//partner.example', false],
  ['/\\partner.example', false],
  ['http://partner.example', false],
  ['https://partner.example.evil.example', false],
  ['https://partner.example@evil.example', false],
  ['https://chat.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['mailto:a@partner.example', false],
])('§3: a banner may lead to %j: %s', (linkage, allowed) => {
  expect(isAllowedLinkage(linkage, hosts)).toBe(allowed);
});

test('§3: only https addresses have a host that can be allowed', () => {
  expect(hostOf('https://partner.example/a')).toBe('partner.example');
  expect(hostOf('mailto:a@partner.example')).toBeNull();
  expect(hostOf('/m/home')).toBeNull();
});
